import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { categoryRoutes } from '#contract/categories/categories.ts'
import { childDto, childRoutes } from '#contract/children/children.ts'
import { type HistoryLineDto, historyPageDto, historyRoutes as routes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { addDays, epochOf } from '#domain/time.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import type { TestClient } from '#tests/support/client.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { castOf } from '../conformance/cast.ts'

let app: TestApp
let on: Stage
let who: Awaited<ReturnType<typeof castOf>>
/** Four expenses: opened, approved, paid and confirmed; declined with a reason; private; shared but not opened. */
let [paid, declined, secret, unopened] = ['', '', '', '']

beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  who = await castOf(app, on)
  const step = () => app.clock.forward(60_000)
  paid = await on.record(on.sam, { name: 'Piano lessons', note: 'Autumn term' })
  step()
  await on.act(on.dana, (change) => openExpense(change, on.dana, paid))
  step()
  await on.send('expense', on.dana, paid, { type: 'expense.approve', owed: 142_50 })
  step()
  await on.send('expense', on.dana, paid, {
    type: 'expense.pay',
    method: 'check',
    amount: 40_00,
    number: '1042',
    note: 'At the exchange',
  })
  step()
  declined = await on.record(on.dana, { name: 'Trampoline' })
  await on.act(on.sam, (change) => openExpense(change, on.sam, declined))
  step()
  await on.send('expense', on.sam, declined, { type: 'expense.decline', reason: 'We said no big toys' })
  step()
  secret = await on.record(on.dana, { name: 'Birthday surprise', private: true })
  step()
  unopened = await on.record(on.sam, { name: 'Winter coat', total: 88_20, note: 'Size 8' })
})

type Query = Partial<Record<'from' | 'to' | 'area' | 'topic' | 'who' | 'after' | 'limit', string>>
const pageOf = async (client: TestClient | undefined, query: Query = {}) => {
  if (!client) throw new Error('nobody asks')
  const answer = await client.request({ method: 'GET', url: routes.list.path, query })
  expect(answer.status).toBe(200)
  return z.parse(historyPageDto, answer.body)
}
const summaryOf = ({ kind, items, amount, leftOut }: HistoryLineDto) =>
  [kind, items.map(({ name }) => name).join(), amount ?? '', leftOut ?? ''].join(' ').trim()

test('newest first: who did what to which item, for how much; a payment is told once', async () => {
  const { lines, next } = await pageOf(who.sam)
  expect(next).toBeNull()
  expect(lines.map(summaryOf)).toEqual([
    'expense.begin Winter coat 8820',
    'expense.decline Trampoline',
    'expense.firstViewed Trampoline',
    'expense.begin Trampoline 28500',
    'payment.begin Piano lessons 4000',
    'expense.approve Piano lessons 14250',
    'expense.firstViewed Piano lessons',
    'expense.begin Piano lessons 28500',
  ])
  const quotes = lines.flatMap(({ quote }) => quote ?? [])
  expect(quotes).toEqual(['Size 8', 'We said no big toys', 'At the exchange', 'Autumn term'])
  const facts = lines.filter(({ systemFact }) => systemFact).map(({ kind }) => kind)
  expect(facts).toEqual(['expense.firstViewed', 'expense.approve', 'expense.firstViewed'])
  expect(lines.find(({ kind }) => kind === 'payment.begin')?.method).toBe('check')
})

test('what the caller has not opened is told by who, when and what kind, and by nothing else', async () => {
  const { lines } = await pageOf(who.dana)
  const line = lines.find(({ entityId }) => entityId === unopened)
  expect(line).toMatchObject({
    kind: 'expense.begin',
    actor: on.sam.personId,
    leftOut: 'notOpened',
    amount: null,
    quote: null,
    items: [{ entity: 'expense', id: unopened, name: '', opens: true }],
  })
  expect(JSON.stringify(lines)).not.toMatch(/Winter coat|:8820\b|Size 8/)
})

test('a private act is in the own record of its author, and in nobody else’s', async () => {
  expect((await pageOf(who.dana)).lines.map(summaryOf)).toContain('expense.begin Birthday surprise 28500')
  for (const name of ['sam', 'professional', 'admin'] as const)
    expect(JSON.stringify(await pageOf(who[name]))).not.toContain(secret)
})

test('who looks on as Dana reads what both parents may read, opened or not; other families read nothing of it', async () => {
  expect((await pageOf(who.professional)).lines.map(summaryOf)).toEqual((await pageOf(who.sam)).lines.map(summaryOf))
  expect((await pageOf(who.neighbour)).lines).toEqual([])
  expect((await pageOf(who.neighbour, { who: on.sam.personId })).lines).toEqual([])
})

test('a child and a stranger are refused', async () => {
  const status = async (client: TestClient | undefined) => (await client?.call(routes.list, { query: {} }))?.status
  expect(await status(who.child)).toBe(403)
  expect(await status(app.anyone())).toBe(401)
})

test.each([
  [{ who: 'sam' }, 4],
  [{ who: 'dana' }, 4],
  [{ area: 'payments' }, 1],
  [{ area: 'expenses' }, 8],
  [{ topic: 'viewed' }, 2],
  [{ topic: 'answered' }, 2],
  [{ topic: 'answered', who: 'sam' }, 1],
  [{ topic: 'paid' }, 1],
  [{ topic: 'undone' }, 0],
] as const)('asked for %o', async (asked, count) => {
  const query = 'who' in asked ? { ...asked, who: on[asked.who].personId } : asked
  const { lines } = await pageOf(who.sam, query)
  expect(lines).toHaveLength(count)
})

test('dates are where the family lives, both included', async () => {
  const recordedAt = async (instant: string, name: string) => {
    app.clock.forward(epochOf(instant) - epochOf(app.clock.now()))
    await on.record(on.sam, { name })
  }
  await recordedAt('2027-03-01T04:59:59.999Z', 'Last of February')
  await recordedAt('2027-03-01T05:00:00.000Z', 'First of March')
  const sam = await app.as(on.sam.personId)
  const names = async (query: Query) => (await pageOf(sam, query)).lines.map(({ items }) => items[0]?.name)
  expect(await names({ from: '2027-03-01' })).toEqual(['First of March'])
  expect(await names({ from: '2027-02-28', to: '2027-02-28' })).toEqual(['Last of February'])
  expect(await names({ from: '2027-02-28', to: '2027-03-01' })).toEqual(['First of March', 'Last of February'])
})

test('what cannot be asked is refused by its field', async () => {
  const field = async (query: Query) => {
    const sam = await app.as(on.sam.personId)
    const { status, body } = await sam.request({ method: 'GET', url: routes.list.path, query })
    const errors = z.parse(
      z.object({ validationErrors: z.array(z.object({ field: z.string(), code: z.string() })) }),
      body,
    )
    return [status, ...errors.validationErrors.map(({ field: name, code }) => `${name} ${code}`)]
  }
  expect(await field({ from: '2027-03-02', to: '2027-03-01' })).toEqual([400, 'to endBeforeStart'])
  expect(await field({ from: '2027-02-30' })).toEqual([400, 'from notADate'])
  expect(await field({ after: 'elsewhere' })).toEqual([400, 'after malformed'])
  expect((await field({ topic: 'gossip' }))[0]).toBe(400)
  expect((await field({ limit: String(limits.page.max + 1) }))[0]).toBe(400)
})

test('children and categories are told by the name they had then', async () => {
  const [dana, sam] = [await app.as(on.dana.personId), await app.as(on.sam.personId)]
  const { body } = await dana.call(childRoutes.add, { body: { firstName: 'Nora' } })
  const { id, version } = z.parse(childDto, body)
  await dana.call(childRoutes.change, { params: { id }, body: { version, firstName: 'Norah' } })
  await dana.call(categoryRoutes.add, { body: { name: 'Swimming', creatorPercent: 40, otherPercent: 60 } })
  const { lines } = await pageOf(sam, { area: 'family' })
  expect(lines.map(({ kind, items, was, systemFact }) => [kind, items[0]?.name, was, systemFact])).toEqual([
    ['category.added', 'Swimming', null, false],
    ['child.renamed', 'Norah', 'Nora', false],
    ['child.added', 'Nora', null, false],
  ])
  expect((await pageOf(sam, { topic: 'family' })).lines).toEqual(lines)
})

test('the history of one item is for the parents’ eyes: a child who sees the plan is not told what they answered', async () => {
  const schedules = schedulesOn(on)
  const id = await schedules.record({ startsOn: addDays(app.clock.now().slice(0, 10), 7) })
  await schedules.send('dana', id, { type: 'parentingSchedule.dispute', reason: 'Too long apart' })
  const historyFor = async ({ personId }: Viewer) => (await app.as(personId)).call(routes.ofItem, { params: { id } })
  const asked = await Promise.all([on.sam, on.professional, on.child].map(historyFor))
  expect(asked.map(({ status, text }) => [status, text.includes('dispute')])).toEqual([
    [200, true],
    [200, true],
    [404, false],
  ])
})

test('what was written and shared in one step was written first, whatever the numbers of its streams say', async () => {
  const [journal, info] = [journalOn(on), infoBankOn(on)]
  for (let nth = 0; nth < 5; nth += 1) await journal.write()
  const kindsOf = async (id: string, { personId } = on.sam) => {
    const { body } = await (await app.as(personId)).call(routes.ofItem, { params: { id } })
    const { entries } = z.parse(routes.ofItem.output, body)
    return entries.map(({ kind }) => kind)
  }
  const written = await journal.shared()
  expect(await kindsOf(written)).toEqual(['journalEntry.begin', 'journalEntry.share'])
  await journal.open(written)
  expect(await kindsOf(written)).toEqual(['journalEntry.begin', 'journalEntry.share', 'journalView.viewed'])
  // A stream of both parents has more entries than that of one of them.
  for (let nth = 0; nth < 5; nth += 1) await info.add({}, on.dana)
  expect(await kindsOf(await info.shared({}, on.dana), on.dana)).toEqual(['infoEntry.begin', 'infoEntry.share'])
})
