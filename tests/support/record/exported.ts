import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '#contract/locale.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import type { RecordFilter } from '#domain/record/record.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { unopenedBy } from '#server/features/expenses/expenses.store.ts'
import { recordDocument } from '#server/features/history/history.report.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { exportRecord } from '#server/history/export.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { readKeyChanges } from '#server/service-log/recount/check-openings.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import type { Stage } from '../stage.ts'

/** Creates a signing key for the test, and its public half as a verifier would provide it. */
export const testKey = async (): Promise<{ key: HistoryKey; brought: PublicKey }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-key-'))
  const key = await historyKey({ historyKey: undefined, historyKeyDir: join(dataDir, 'keys') })
  await rm(dataDir, { recursive: true })
  const brought = await publicKeyOf(key.publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  return { key, brought }
}

export const exportOf = async (on: Stage, viewer: Viewer, key: HistoryKey, filter?: RecordFilter): Promise<string> => {
  const log = await logReaderOf(on.scopes).show()
  const keyChanges = await on.scopes.asProver(readKeyChanges)
  return on.scopes.asViewer(viewer, async (tx) =>
    exportRecord(tx, viewer, {
      parts: recordParts,
      key,
      log,
      keyChanges,
      now: on.clock.now(),
      withheld: await unopenedBy(tx, viewer),
      filter,
    }),
  )
}

/** Every byte is flipped by `npm run soak -- --oracles`, and of the long tables of laws, which are plain text, every 13th. */
const step = process.env.EVERY_BYTE === undefined ? 7 : 1

/** Lists the bytes of an export that a test flips. */
export const bytesToFlip = (bytes: Uint8Array): number[] => {
  const text = Buffer.from(bytes).toString('latin1')
  const [begin, end] = [text.indexOf('"laws":'), text.indexOf('"people":')]
  return [...bytes.keys()].filter((at) => at % (at < begin + 40 || at > end - 40 ? step : 13 * step) === 0)
}

export const address = 'https://evenhand.test'
export const paperOf = async (text: string, key: HistoryKey, locale: Locale = 'en-US') =>
  new Uint8Array(await recordDocument({ text, locale, key, address, parts: recordParts }))
