import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { checkProof } from '#domain/record/log/check-proof.ts'
import { signatureTypes, verifierKeyOf } from '#domain/record/log/notes/note-keys.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { readStreams } from '#server/history/streams.ts'
import { sha256 } from '#server/service-log/hashes.ts'
import { proveEntries, proveHeads, writeProof } from '#server/service-log/prove.ts'
import { type LogReader, logReaderOf, type ShownLog } from '#server/service-log/signed-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let folder: string
let key: HistoryKey
let signer: Signer
let reader: LogReader
let expenseId: string

beforeEach(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-prove-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: folder })
  signer = signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' })
  reader = logReaderOf(on.scopes)
  expenseId = await on.record(on.sam)
  await on.open(on.dana, expenseId)
})
afterEach(async () => {
  await on.end()
  await rm(folder, { recursive: true })
})

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
const shown = async (): Promise<ShownLog> => {
  const log = await reader.show()
  if (!log) throw new Error('nothing was signed')
  return log
}
const streams = () => on.scopes.asViewer(on.dana, (tx) => readStreams(tx))
const check = async (text: string | null) => {
  const log = await verifierKeyOf('evenhand.test/record/1', signatureTypes.ed25519, key.publicKey)
  return checkProof(utf8(text ?? ''), { log: [log], witnesses: [], quorum: 0 }, sha256)
}
const hashOf = ({ hash }: { hash: string }) => Uint8Array.from(Buffer.from(hash, 'hex'))

test('the heads of streams lead to the newest checkpoint, which is kept from then on', async () => {
  expect(await reader.show()).toBeNull()
  await sign()
  const own = await streams()
  const ids = own.map(({ id }) => id)
  const verdict = await check(proveHeads(await shown(), ids))
  expect(verdict).toMatchObject({ state: 'proven', proven: { index: 0 } })
  if (verdict.state !== 'proven') return
  expect(verdict.proven.streams.map(({ id, size }) => [id, size])).toEqual(
    own.map(({ id, entries }) => [id, entries.length]),
  )
  const kept = await on.scopes.acrossFamilies((tx) => tx.selectFrom('log_checkpoint').select('shown').execute())
  expect(kept).toEqual([{ shown: true }])
})

test('a reader follows the signer, and leaves out what came after the last signature', async () => {
  await sign()
  await shown()
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  await sign()
  expect((await shown()).size).toBe(2)
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 10_00 })
  await on.record(on.dana, { private: true })
  const log = await shown()
  const proven = (await streams()).map(({ id, entries }) =>
    proveEntries(log, {
      id,
      entries: entries
        .filter((entry) => entry.entityId === expenseId)
        .map(({ id: _, hash: __, ...entry }) => ({
          ...entry,
          previous:
            entries[entry.seq - 2]?.entityId === expenseId || entry.seq === 1
              ? null
              : (entries[entry.seq - 2]?.hash ?? null),
        })),
      hashes: entries.map(hashOf),
    }),
  )
  const verdict = await check(writeProof(log, proven))
  if (verdict.state !== 'proven') throw new Error(JSON.stringify(verdict))
  const kinds = verdict.bundle.streams.flatMap(({ entries }) => entries.map(({ kind }) => kind))
  expect(kinds).toContain('expense.approve')
  expect(kinds).not.toContain('expense.pay')
})

test('nothing is proven from heads that are not those that were signed', async () => {
  await sign()
  await on.scopes.asSigner((tx) => sql`update log_stream set size = size + 1`.execute(tx))
  expect(await reader.show()).toBeNull()
})
