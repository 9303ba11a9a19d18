import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expenseSums } from '#contract/expenses/expense-sums.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { homeDto, homeRoutes } from '#contract/home.ts'
import { addUp } from '#domain/money.ts'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor, pageFor } from './log.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  for (const at of Object.values(expenseAt)) await at(on)
  await on.record(on.dana, { name: 'Hers', total: 31_99 })
  await on.record(on.dana, { name: 'Kept back', private: true, total: 77_00 })
})

const sumsFor = async (client: TestClient, query: Record<string, string> = {}) =>
  z.parse(expenseSums, (await pageFor(client, { ...query, limit: '1' })).sums)

const hasEnded = ({ status }: ExpenseSummaryDto) => ['declined', 'withdrawn'].includes(status)
const isPrivate = ({ status }: ExpenseSummaryDto) => isPrivateLeaf(status)
const isUnanswered = ({ status }: ExpenseSummaryDto) => ['open', 'receiptRequested'].includes(status)
const amounts = (lines: readonly ExpenseSummaryDto[]) => ({
  count: lines.length,
  total: addUp(lines.map(({ total }) => total)),
})

/** Adds up the lines that a person sees. */
const addedUp = (lines: readonly ExpenseSummaryDto[]) => {
  const counted = lines.filter((line) => !hasEnded(line) && !isPrivate(line))
  const owedBy = (personId: string) => {
    const own = counted.filter(({ shares }) => shares[1]?.personId === personId)
    const sum = (of: (line: ExpenseSummaryDto) => number) => addUp(own.map(of))
    const rest = ({ facts }: ExpenseSummaryDto) =>
      facts.owed - facts.settled - facts.checks - facts.inFlight - facts.scheduled
    return {
      personId,
      count: own.length,
      share: sum(({ facts }) => facts.owed),
      paid: sum(({ facts }) => facts.settled),
      unconfirmed: sum(({ facts }) => facts.checks),
      withBank: sum(({ facts }) => facts.inFlight),
      scheduled: sum(({ facts }) => facts.scheduled),
      left: sum((line) => (isUnanswered(line) ? 0 : rest(line))),
      unanswered: sum((line) => (isUnanswered(line) ? rest(line) : 0)),
    }
  }
  const parents = counted.length > 0 ? [on.dana.personId, on.sam.personId].toSorted() : []
  return {
    counted: {
      ...amounts(counted),
      shares: parents.map((personId) => ({
        personId,
        amount: addUp(
          counted.flatMap(({ shares }) => shares.map((share) => (share.personId === personId ? share.amount : 0))),
        ),
      })),
      owed: parents.map(owedBy).filter(({ count }) => count > 0),
    },
    ended: amounts(lines.filter(hasEnded)),
    private: amounts(lines.filter(isPrivate)),
  }
}

test.each<Record<string, string>>([
  {},
  { show: 'outstanding' },
  { show: 'needsYou' },
  { show: 'ended' },
  { show: 'settled' },
  { show: 'approved.partlyPaid' },
  { search: 'ortho' },
  { from: '2026-01-01', to: '2026-12-31' },
])('the sums of %o are those of its lines, for both parents', async (query) => {
  for (const client of [dana, sam]) {
    const lines = await linesFor(client, query)
    const sums = await sumsFor(client, query)
    expect(sums).toEqual(addedUp(lines))
    const { count } = await pageFor(client, query)
    expect(sums.counted.count + sums.ended.count + sums.private.count).toBe(count)
  }
})

test('by who recorded it there is one line of what is owed, and its parts add up', async () => {
  const { counted } = await sumsFor(dana, { by: on.sam.personId })
  expect(counted.owed.map(({ personId }) => personId)).toEqual([on.dana.personId])
  const [{ share, paid, unconfirmed, withBank, scheduled, left, unanswered } = { share: 0 }] = counted.owed
  expect([paid, unconfirmed, withBank, scheduled, left, unanswered].every((part) => (part ?? 0) > 0)).toBe(true)
  expect((paid ?? 0) + (unconfirmed ?? 0) + (withBank ?? 0) + (scheduled ?? 0) + (left ?? 0) + (unanswered ?? 0)).toBe(
    share,
  )
  expect(addUp(counted.shares.map(({ amount }) => amount))).toBe(counted.total)
})

test('a private expense is in the sums of its owner only, and apart', async () => {
  expect((await sumsFor(dana)).private).toEqual({ count: 1, total: 77_00 })
  expect((await sumsFor(dana, { search: 'kept back' })).counted).toMatchObject({ count: 0, total: 0, owed: [] })
  expect((await sumsFor(sam, { search: 'kept back' })).private).toEqual({ count: 0, total: 0 })
  expect((await sumsFor(sam)).private.total).not.toBe(77_00)
})

test('the sums come with the first page only', async () => {
  const { next } = await pageFor(dana, { limit: '1' })
  expect((await pageFor(dana, { limit: '1', after: next ?? '' })).sums).toBeNull()
})

test('the totals say what of an amount is agreed, unanswered and on its way, and Home says the same', async () => {
  for (const client of [dana, sam]) {
    const { totals } = await pageFor(client)
    for (const side of [totals?.youOwe, totals?.othersOwe]) {
      const { amount, left, unconfirmed, scheduled } = side ?? {}
      expect(amount).toBe(addUp([left ?? 0, unconfirmed ?? 0, scheduled ?? 0]))
    }
    expect(totals?.withBank).toEqual({ amount: 50_00, count: 1 })
    const home = z.parse(homeDto, (await client.call(homeRoutes.waiting, {})).body)
    expect(home.totals).toEqual(totals)
  }
})
