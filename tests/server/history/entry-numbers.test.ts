import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ChainEntry } from '#domain/record/chain.ts'
import { addMs } from '#domain/time.ts'
import { appendEntries } from '#server/history/append.ts'
import { firstBreak } from '#server/history/chain.ts'
import { readStreams, type StreamCopy } from '#server/history/streams.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
let start: string
beforeAll(async () => {
  on = await stage(await sharedApp())
  start = on.clock.now()
})

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]

/** Appends entries about items at so many milliseconds after the start, in one transaction. */
const append = (...entries: { item: string; ms: number; mine?: boolean }[]): Promise<void> =>
  on.scopes.asViewer(on.dana, (tx) =>
    appendEntries(
      tx,
      on.dana.familyId,
      entries.map(({ item, ms, mine = false }) => ({
        id: crypto.randomUUID(),
        at: addMs(start, ms),
        kind: 'expense.edit',
        entity: 'expense',
        entityId: item,
        audience: mine ? [on.dana.personId] : null,
        payload: { entity: 'expense', entityId: item, by: { actor: null, party: 'system', mode: 'self' } },
      })),
    ),
  )

const streams = (): Promise<StreamCopy[]> => on.scopes.asViewer(on.dana, (tx) => readStreams(tx))
const shared = async (): Promise<StreamCopy> => {
  const found = (await streams()).find(({ reach }) => reach === 'parents')
  if (!found) throw new Error('nothing is shared')
  return found
}
const after = (instant: string): number => Date.parse(instant) - Date.parse(start)

test('the entries of an item are numbered within their stream, whatever stands between them', async () => {
  await append({ item: first, ms: 0 }, { item: second, ms: 0 }, { item: first, ms: 0 })
  await append({ item: first, ms: 1, mine: true }, { item: second, ms: 1 }, { item: first, ms: 1 })
  const { id, entries } = await shared()
  const own = entries.filter(({ entityId }) => entityId === first || entityId === second)
  expect(own.map(({ entityId, number }) => [entityId === first ? 'first' : 'second', number])).toEqual([
    ['first', 1],
    ['second', 1],
    ['first', 2],
    ['second', 2],
    ['first', 3],
  ])
  const mine = (await streams()).find(({ reach }) => reach === 'closed')
  expect(mine?.entries.map(({ number }) => number)).toEqual([1])
  expect(firstBreak(id, entries)).toBeNull()
})

test('a request that began earlier and committed later gets the instant of the entry before it', async () => {
  await append({ item: first, ms: 10_000 })
  await append({ item: second, ms: 8_000 })
  const { entries } = await shared()
  expect(entries.slice(-2).map(({ at }) => after(at))).toEqual([10_000, 10_000])
})

test('a clock that was set back is recorded once, and time goes on from there', async () => {
  const before = (await shared()).entries.length
  await append({ item: first, ms: 20_000 })
  await append({ item: first, ms: -200 * 86_400_000 })
  await append({ item: second, ms: -200 * 86_400_000 + 5_000 })
  const { id, entries } = await shared()
  const added = entries.slice(before)
  expect(added.map(({ kind, at }) => [kind, after(at)])).toEqual([
    ['expense.edit', 20_000],
    ['clock.setBack', -200 * 86_400_000],
    ['expense.edit', -200 * 86_400_000],
    ['expense.edit', -200 * 86_400_000 + 5_000],
  ])
  expect(JSON.parse(added[1]?.payload ?? '')).toEqual({
    before: addMs(start, 20_000),
    by: { actor: null, mode: 'self', party: 'system' },
    entity: 'clock',
    entityId: id,
    now: addMs(start, -200 * 86_400_000),
  })
  expect(firstBreak(id, entries)).toBeNull()
})

test('one millisecond more than 2 seconds back is a clock that was set back', async () => {
  const last = after((await shared()).entries.at(-1)?.at ?? '')
  await append({ item: first, ms: last - 2_000 })
  await append({ item: first, ms: last - 2_001 })
  expect((await shared()).entries.slice(-3).map(({ kind }) => kind)).toEqual([
    'expense.edit',
    'clock.setBack',
    'expense.edit',
  ])
})

const changed = (entries: readonly ChainEntry[], seq: number, change: Partial<ChainEntry>): ChainEntry[] =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry))

test.each([
  ['another item', { entityId: second }],
  ['another number', { number: 7 }],
  ['no number', { number: undefined, entityId: undefined }],
])('an entry with %s does not follow', async (_, change) => {
  const { id, entries } = await shared()
  const numbered = entries.find(({ entityId, number }) => entityId === first && number === 2)
  expect(firstBreak(id, changed(entries, numbered?.seq ?? 0, change))?.seq).toBe(numbered?.seq)
})

test('an entry dated before the one it follows is found, although its hashes hold', () => {
  const stream = crypto.randomUUID()
  const sha256 = (text: string) => hash('sha256', text)
  const chainOf = (times: readonly string[]) => {
    let previous = sha256(stream)
    return times.map((at, index): ChainEntry => {
      const [seq, kind, payloadHash] = [index + 1, 'expense.edit', sha256('')]
      previous = sha256([previous, stream, seq, at, kind, payloadHash, first, seq].join('\n'))
      const own = { seq, number: seq, id: crypto.randomUUID(), entityId: first }
      return { ...own, at, kind, payload: null, salt: null, payloadHash, hash: previous }
    })
  }
  expect(firstBreak(stream, chainOf([start, start, addMs(start, 1)]))).toBeNull()
  expect(firstBreak(stream, chainOf([start, addMs(start, 1), start]))).toEqual({ stream, seq: 3, why: 'timeReversed' })
})
