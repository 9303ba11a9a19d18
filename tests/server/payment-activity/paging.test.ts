import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sortDirections } from '#contract/expenses/expense-log.ts'
import { type PaymentSummaryDto, paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import { type PaymentSort, paymentSorts } from '#contract/payments/payment-selection.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor, pageFor, paid } from './list.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  for (let n = 0; n < 14; n += 1) {
    if (n % 3 === 0) on.clock.forward(1000)
    const handedOn = n % 5 === 0 ? `2026-11-0${n / 5 + 1}` : null
    await paid(on, { amount: 10_00 + (n % 4) * 500, handedOn }, n % 2 ? [on.dana, on.sam] : [on.sam, on.dana])
  }
})

const orderedBy: Record<PaymentSort, (line: PaymentSummaryDto) => number> = {
  created: ({ paidOn, createdAt }) => Date.parse(paidOn ? `${paidOn}T12:00:00Z` : createdAt),
  amount: ({ amount }) => amount,
}

test.each(paymentSorts.flatMap((sort) => sortDirections.map((direction) => [sort, direction] as const)))(
  'by %s, %s: the pages of any size are one plain sort, each line once',
  async (sort, direction) => {
    const turn = direction === 'ascending' ? 1 : -1
    const plain = (await linesFor(dana, { limit: '200' })).toSorted(
      (a, b) => turn * (orderedBy[sort](a) - orderedBy[sort](b) || (a.id < b.id ? -1 : 1)),
    )
    expect(plain).toHaveLength(14)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: plain.length + 1 }), async (limit) => {
        const lines = await linesFor(dana, { sort, direction, limit: String(limit) })
        expect(lines.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
      }),
      { numRuns: 5 },
    )
  },
)

test.each(paymentSorts)('by %s: what is paid meanwhile moves no line over the edge of a page', async (sort) => {
  const before = await linesFor(dana, { sort })
  const first = await pageFor(dana, { sort, limit: '5' })
  await paid(on, { amount: 1 })
  await paid(on, { amount: 900_000 })
  const rest = await linesFor(dana, { sort, after: first.next ?? '' })
  const seen = [...first.items, ...rest].map(({ id }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  expect(before.filter(({ id }) => !seen.includes(id))).toEqual([])
})

test('the count is of all pages, and only the first page counts and adds up', async () => {
  const first = await pageFor(dana, { limit: '3' })
  expect(first.count).toBe((await linesFor(dana)).length)
  const { sending, receiving } = first.totals ?? {}
  expect((sending?.count ?? 0) + (receiving?.count ?? 0)).toBe(first.count)
  const second = await pageFor(dana, { limit: '3', after: first.next ?? '' })
  expect(second).toMatchObject({ count: null, totals: null })
})

test.each([
  ['not base64 of ours', '%%%'],
  ['another order', Buffer.from(JSON.stringify(['amount', 'ascending', 5, crypto.randomUUID()])).toString('base64url')],
  ['a value of another kind', Buffer.from('["created","descending","2026-99-99",""]').toString('base64url')],
])('a place that is %s is refused, and nothing breaks', async (_, after) => {
  const answer = await dana.call(paymentActivityRoutes.list, { query: { after } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ exception: 'invalid', validationErrors: [{ field: 'after' }] })
})
