import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type ExpenseSort, expenseSorts, sortDirections } from '#contract/expenses/expense-log.ts'
import { type ExpenseSummaryDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor, pageFor } from './log.ts'

let app: TestApp
let on: Stage
let dana: TestClient
const names = ['Zapatos', 'árbol', 'Árbol', 'Niñera', 'ninera', 'École', '7 books', 'zoo', 'Æther', '日本']
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  for (const at of Object.values(expenseAt)) await at(on)
  for (const [n, name] of names.entries()) {
    if (n % 3 === 0) on.clock.forward(1000)
    await on.record(n % 2 ? on.dana : on.sam, {
      name,
      total: 100 + (n % 4) * 50,
      purchaseDate: `2026-0${1 + (n % 3)}-15`,
    })
  }
})

const foldOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const hasNoShare = ({ status }: ExpenseSummaryDto): boolean => ['private', 'declined', 'withdrawn'].includes(status)
const shareOf = ({ status, facts }: ExpenseSummaryDto): number => {
  return status === 'settled' ? facts.owed : remainingOf(facts)
}
/** Compares by bytes, as the database does in the C locale. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b)

/** Sorts the complete list in memory as the expectation. `status` is compared by groups only. */
const orderedBy: Record<ExpenseSort, (row: ExpenseSummaryDto) => string | number> = {
  created: ({ createdAt }) => createdAt,
  purchased: ({ purchaseDate }) => purchaseDate,
  name: ({ name }) => foldOf(name),
  total: ({ total }) => total,
  status: ({ status }) => Number(['declined', 'withdrawn', 'settled'].includes(status)),
  share: shareOf,
}

test.each(expenseSorts.flatMap((sort) => sortDirections.map((direction) => [sort, direction] as const)))(
  'by %s, %s: the pages of any size are one plain sort, each line once',
  async (sort, direction) => {
    const all = await linesFor(dana, { limit: '200' })
    const turn = direction === 'ascending' ? 1 : -1
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: all.length + 1 }), async (limit) => {
        const lines = await linesFor(dana, { sort, direction, limit: String(limit) })
        expect(lines.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const [at, line] of lines.entries()) {
          const next = lines[at + 1]
          if (!next) continue
          // Whatever the direction, expenses without a share come last in its order.
          const ends = sort === 'share' ? Number(hasNoShare(line)) - Number(hasNoShare(next)) : 0
          const order =
            ends ||
            (hasNoShare(line) && sort === 'share' ? 0 : turn * compare(orderedBy[sort](line), orderedBy[sort](next)))
          expect(order).toBeLessThanOrEqual(0)
          if (order === 0 && sort !== 'status') expect(turn * compare(line.id, next.id)).toBeLessThan(0)
        }
      }),
      { numRuns: 4 },
    )
  },
)

test.each(expenseSorts)('by %s: what is recorded meanwhile moves no line over the edge of a page', async (sort) => {
  const before = await linesFor(dana, { sort })
  const first = await pageFor(dana, { sort, limit: '9' })
  await on.record(on.dana, { name: `Aardvark ${sort}`, total: 1 })
  await on.record(on.dana, { name: `zz ${sort}`, total: 900_000 })
  const rest = await linesFor(dana, { sort, after: first.next ?? '' })
  const seen = [...first.items, ...rest].map(({ id }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  expect(before.filter(({ id }) => !seen.includes(id))).toEqual([])
})

test('the count is of all pages, and only the first page counts and adds up', async () => {
  const first = await pageFor(dana, { limit: '3' })
  expect(first.count).toBe((await linesFor(dana)).length)
  expect(first.totals?.youOwe.count).toBeGreaterThan(0)
  const second = await pageFor(dana, { limit: '3', after: first.next ?? '' })
  expect(second).toMatchObject({ count: null, totals: null })
})

test.each([
  ['not base64 of ours', '%%%'],
  ['another order', Buffer.from(JSON.stringify(['total', 'ascending', 5, crypto.randomUUID()])).toString('base64url')],
  ['a value of another kind', Buffer.from('["created","descending","2026-99-99",""]').toString('base64url')],
  [
    'a day that is not in the calendar',
    Buffer.from(JSON.stringify(['created', 'descending', '2026-13-99T00:00:00.000Z', crypto.randomUUID()])).toString(
      'base64url',
    ),
  ],
])('a place that is %s is refused, and nothing breaks', async (_, after) => {
  const answer = await dana.call(expenseRoutes.list, { query: { after } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ exception: 'invalid', validationErrors: [{ field: 'after' }] })
})
