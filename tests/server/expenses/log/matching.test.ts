import { beforeAll, expect, test } from 'vitest'
import { expenseSingles } from '#contract/expenses/expense-log.ts'
import { expenseRoutes, expenseStatuses } from '#contract/expenses/expenses.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor, namesFor, pageFor } from './log.ts'

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
})

const statusesFor = async (client: TestClient, show: string) =>
  [...new Set((await linesFor(client, { show })).map(({ status }) => status))].toSorted()

test('"needs you" is exactly where the chart says it is your turn, for both parents, in every status', async () => {
  for (const client of [dana, sam]) {
    const all = await linesFor(client)
    const turns = all.filter(
      ({ status, facts, you }) =>
        status !== 'private' &&
        lifecycleOf(expenseMachine, { status, facts: { ...facts, private: false }, you }).isYourTurn,
    )
    expect(turns.length).toBeGreaterThan(0)
    expect((await linesFor(client, { show: 'needsYou' })).map(({ id }) => id)).toEqual(turns.map(({ id }) => id))
    expect((await pageFor(client, { show: 'needsYou', limit: '1' })).count).toBe(turns.length)
  }
})

test('a group is its statuses, and each single status is itself', async () => {
  expect(await statusesFor(sam, 'ended')).toEqual(['declined', 'withdrawn'])
  expect(await statusesFor(sam, 'settled')).toEqual(['settled'])
  // The parent's own private expense waits to be shared, so it is among them.
  const outside = ['declined', 'withdrawn', 'deleted', 'settled']
  expect(await statusesFor(sam, 'outstanding')).toEqual(
    expenseStatuses.filter((status) => !outside.includes(status)).toSorted(),
  )
  for (const single of expenseSingles) expect(await statusesFor(sam, single)).toEqual([single])
})

test('the totals are of the whole log and of what is outstanding alone, whatever is shown', async () => {
  const { totals } = await pageFor(dana)
  const ofDana = (await linesFor(dana, { show: 'outstanding' })).filter(
    ({ shares }) => shares[1]?.personId === on.dana.personId,
  )
  const unpaid = (lines: typeof ofDana) =>
    lines.reduce((sum, { facts }) => sum + facts.owed - facts.settled - facts.inFlight, 0)
  const isAgreed = ({ status }: (typeof ofDana)[number]) => status.startsWith('approved')
  const [agreed, unanswered] = [ofDana.filter(isAgreed), ofDana.filter((line) => !isAgreed(line))]
  expect(unpaid(agreed)).toBeGreaterThan(0)
  expect(unpaid(unanswered)).toBeGreaterThan(0)
  expect(totals?.youOwe).toMatchObject({ amount: unpaid(agreed), unanswered: unpaid(unanswered) })
  expect((await pageFor(dana, { show: 'ended' })).totals).toEqual(totals)
})

test('by child, category, who recorded it and the days of purchase, both included', async () => {
  const { children, categories } = await on.scopes.asViewer(on.dana, async (tx) => ({
    children: await tx.selectFrom('child').select(['id', 'first_name']).orderBy('first_name').execute(),
    categories: await tx.selectFrom('category').select(['id', 'preset']).execute(),
  }))
  const [leo, mia] = children.map(({ id }) => id)
  const medical = categories.find(({ preset }) => preset === 'medicalDental')?.id ?? ''
  await on.record(on.sam, { name: 'Dentist', childIds: [leo ?? ''], categoryId: medical, purchaseDate: '2026-02-01' })
  await on.record(on.dana, { name: 'Both', childIds: [leo ?? '', mia ?? ''], purchaseDate: '2026-02-02' })
  await on.record(on.dana, { name: 'Later', childIds: [mia ?? ''], purchaseDate: '2026-02-03' })
  const winter = { from: '2026-02-01', to: '2026-02-03', sort: 'purchased' }
  expect(await namesFor(dana, { ...winter, child: leo ?? '' })).toEqual(['Both', 'Dentist'])
  expect(await namesFor(dana, { category: medical })).toEqual(['Dentist'])
  expect(await namesFor(dana, { ...winter, by: on.dana.personId })).toEqual(['Later', 'Both'])
  expect(await namesFor(dana, { from: '2026-02-02', to: '2026-02-02' })).toEqual(['Both'])
  expect(await namesFor(dana, { ...winter, to: '2026-01-31' })).toEqual([])
  expect(await namesFor(dana, { ...winter, by: on.dana.personId, child: leo ?? '' })).toEqual(['Both'])
})

test.each([
  ['show', 'deleted'],
  ['show', 'everything'],
  ['child', 'mia'],
  ['from', '2026-02-30'],
  ['search', 'x'.repeat(101)],
  ['sort', 'note'],
  ['direction', 'up'],
  ['limit', '201'],
  ['limit', '0'],
])('%s=%s is refused by name', async (field, value) => {
  const answer = await dana.call(expenseRoutes.list, { query: { [field]: value } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ validationErrors: [{ field }] })
})
