import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordParts } from '#server/features/record-parts.ts'
import { readFamilyRecord } from '#server/history/verify/family-record.ts'
import { itemStates } from '#server/history/verify/item-states.ts'
import { beginWatches } from '#server/history/verify/watches.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { lengthen } from '../../../../bench/long-history.ts'

const length = 6_000
let on: OwnStage
let familyId: string
beforeAll(async () => {
  on = await ownStage()
  familyId = on.dana.familyId
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  await on.record(on.sam)
  await lengthen(on.superuser, familyId, length)
})
afterAll(() => on.end())

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const usedBytes = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Returns what a verification keeps of each entry, in bytes, when all were read. */
const keptOfEach = () =>
  on.scopes.asSystem(familyId, async (tx) => {
    const before = usedBytes()
    const [items, watches] = [itemStates(), await beginWatches(tx, recordParts, familyId)]
    const record = await readFamilyRecord(tx, familyId, [items.reader, watches.reader])
    const used = usedBytes() - before
    // They are what a verification keeps, and must live until here to be counted.
    expect(items.kinds.get('expense')?.size).toBeGreaterThan(length / 10)
    expect(await watches.findings(record)).toEqual([])
    return used / length
  })

test('a long record holds, and of its entries only a little is kept while it is verified', async () => {
  expect(await verifyFamily(on.scopes, recordParts, familyId, [])).toEqual([])
  const kept = [await keptOfEach(), await keptOfEach(), await keptOfEach()]
  // Entries with their parsed payloads take about 6,000 bytes each.
  expect(Math.min(...kept)).toBeLessThan(1_500)
})
