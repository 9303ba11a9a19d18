import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#domain/time.ts'
import { pruneCheckpoints } from '#server/service-log/prune-checkpoints.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
const hour = 3_600_000
const day = 24 * hour
const end = '2026-03-20T12:30:00.000Z'
/** One checkpoint every ten minutes for ten days; their sizes count from 1. */
const count = (10 * day) / (hour / 6)

beforeAll(async () => {
  on = await ownStage()
  await on.scopes.asSigner(async (tx) => {
    await tx
      .insertInto('log_origin')
      .values({ number: 1, name: 'evenhand.test/record/1', keys: [], opened_at: end, opening: null, secret: null })
      .execute()
    const rows = Array.from({ length: count }, (_, at) => ({
      origin: 1,
      size: at + 1,
      at: addMs(end, (at + 1 - count) * (hour / 6)),
      note: '',
    }))
    await tx.insertInto('log_checkpoint').values(rows).execute()
    await tx.updateTable('log_checkpoint').set({ shown: true }).where('size', '=', 2).execute()
    await tx
      .updateTable('log_checkpoint')
      .set({ cosignatures: ['— w x\n'] })
      .where('size', '=', 3)
      .execute()
    await tx
      .updateTable('log_checkpoint')
      .set({ stamp: Buffer.from([1]) })
      .where('size', '=', 4)
      .execute()
  })
})
afterAll(() => on.end())

const times = () =>
  on.scopes.asSigner((tx) => tx.selectFrom('log_checkpoint').select(['size', 'at']).orderBy('size').execute())

test('stay: all of the last hour, one an hour for a week, then one a day, and each that left the house', async () => {
  const removed = await pruneCheckpoints(on.scopes, end)
  const kept = await times()
  expect(kept.length + removed).toBe(count)
  expect(kept.slice(0, 3).map(({ size }) => size)).toEqual([2, 3, 4])
  const since = (from: string, to: string) => kept.slice(3).filter(({ at }) => at >= from && at < to)
  const [lastHour, lastWeek] = [addMs(end, -hour), addMs(end, -7 * day)]
  expect(since(lastHour, addMs(end, 1))).toHaveLength(7)
  const hourly = since(lastWeek, lastHour).map(({ at }) => at)
  // The last one of the hour in which the last hour began is counted there.
  expect(hourly).toHaveLength(7 * 24 - 1)
  expect(new Set(hourly.map((at) => at.slice(0, 13))).size).toBe(hourly.length)
  const daily = since('', lastWeek).map(({ at }) => at)
  expect(daily.map((at) => at.slice(0, 10))).toEqual(['2026-03-10', '2026-03-11', '2026-03-12'])
  expect(daily.every((at) => at.includes('T23:50'))).toBe(true)
  expect(kept.at(-1)?.at).toBe(end)
})

test('a second run removes nothing', async () => {
  const kept = await times()
  expect(await pruneCheckpoints(on.scopes, end)).toBe(0)
  expect(await times()).toEqual(kept)
})
