import { createHash } from 'node:crypto'
import { recordParts } from '#server/features/record-parts.ts'
import { firstBreak } from '#server/history/chain.ts'
import { exportRecord } from '#server/history/export.ts'
import { readStreams, type StreamCopy } from '#server/history/streams.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { verifyExport } from '#server/history/verify-export.ts'
import type { Harness } from './harness.ts'
import { cpuNow, inTurns, type Measured, median } from './measure.ts'

/** Joins everything that the chain hashes into one block, which is what SHA-256 alone would read. */
const bytesOf = (streams: readonly StreamCopy[]): Buffer =>
  Buffer.concat(
    streams.flatMap(({ id, entries }) =>
      entries.flatMap((entry, at) => [
        Buffer.from(entry.salt ?? '', 'hex'),
        Buffer.from(entry.payload ?? ''),
        Buffer.from([entries[at - 1]?.hash ?? id, id, entry.seq, entry.at, entry.kind, entry.payloadHash].join('\n')),
      ]),
    ),
  )

/** Measures our processor time; waiting for the database is not part of it. */
const microseconds = async (run: () => unknown): Promise<number> => {
  const begun = cpuNow()
  await run()
  return cpuNow() - begun
}

/** Compares checking one family's record with SHA-256 over the same bytes, per entry. */
export const measureVerify = async ({ deps, subjects }: Harness): Promise<Measured> => {
  const [subject] = subjects
  if (!subject) throw new Error('a family is needed')
  const { scopes, historyKey, clock } = deps
  const streams = await scopes.asSystem(subject.familyId, (tx) => readStreams(tx))
  const count = streams.reduce((sum, { entries }) => sum + entries.length, 0)
  const bytes = bytesOf(streams)
  const how = { parts: recordParts, key: historyKey, now: clock.now(), withheld: new Set<string>(), log: null }
  const text = await scopes.asViewer(subject.a, (tx) => exportRecord(tx, subject.a, how))
  const file = Buffer.from(text)
  const [raw = [], chain = [], whole = [], database = []] = await inTurns(15, [
    () => microseconds(() => createHash('sha256').update(bytes).digest()),
    () => microseconds(() => streams.map(({ id, entries }) => firstBreak(id, entries))),
    () => microseconds(() => verifyExport(file, historyKey.publicPem)),
    () => microseconds(() => verifyFamily(scopes, recordParts, subject.familyId, [])),
  ])
  const measure = (name: string, times: readonly number[]) => ({
    name: `${name}, ${count} entries, ${Math.round(bytes.length / count)} bytes each`,
    ours: median(times) / count,
    plain: median(raw) / count,
    unit: 'µs of processor an entry',
    ratio: median(raw) / median(times),
  })
  return {
    measures: [
      measure('chain against raw SHA-256', chain),
      measure('export with signature and replay against raw SHA-256', whole),
      measure('database with replay of every row against raw SHA-256', database),
    ],
    layers: [],
  }
}
