import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WaitingExpenseDto, WaitingSupportDto } from '#contract/home.ts'
import { dana, type Person, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal, totals } from '#tests/support/dom/open-app.tsx'
import { item, payment } from '../expenses/fixtures.ts'
import { line } from '../history/fixtures.ts'

const home = 'GET /pub/v1/home'
const none = { count: 0, items: [], support: [] }

const waits = (
  status: WaitingExpenseDto['status'],
  person: Person,
  change: Partial<WaitingExpenseDto> = {},
): WaitingExpenseDto => {
  const { note: _, reason: __, previousId: ___, receipts: ____, viewed: _____, ...row } = item(status, person)
  return { ...row, viewedAt: null, ...change }
}
const list = (...items: WaitingExpenseDto[]) => ({ count: items.length, items, support: [] })

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const lineOf = async (inCard: string, name: string) => {
  const row = (await (await card(inCard)).findByRole('link', { name })).closest('li')
  if (!row) throw new Error('no line')
  return within(row)
}

test('what waits for you says what to do, why, and how much; it leads to the item', async () => {
  await openApp('/app/home', { [home]: () => ({ you: list(waits('open', 'other')), others: none, totals: null }) })
  const line = await lineOf('Waiting for you', 'Orthodontist, second visit')
  expect(line.getByText('Approve or decline')).toBeTruthy()
  expect(line.getByText('Sam added this on Nov 17. Your share is 50%.')).toBeTruthy()
  expect(line.getByText('$142.50')).toBeTruthy()
  expect(line.getByText('total $285.00')).toBeTruthy()
  const link = line.getByRole('link')
  expect(link.getAttribute('href')).toBe(`/app/expenses/${waits('open', 'other').id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Dana' })).toBeTruthy()
  expect(screen.getByText('Friday, November 20')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add expense' })).toBeTruthy()
})

test('what is left to pay is large, what was owed is small', async () => {
  await openApp('/app/home', {
    [home]: () => ({ you: list(waits('approved.partlyPaid', 'other')), others: none, totals: null }),
  })
  const line = await lineOf('Waiting for you', 'Orthodontist, second visit')
  expect(line.getByText('Pay the rest')).toBeTruthy()
  expect(line.getByText('$92.50')).toBeTruthy()
  expect(line.getByText('left to pay of $142.50')).toBeTruthy()
})

test('what is on its way is not left to pay', async () => {
  const partly = waits('approved.partlyPaid', 'other')
  const half = { ...partly, facts: { ...partly.facts, checks: 40_00 } }
  await openApp('/app/home', { [home]: () => ({ you: list(half), others: none, totals: null }) })
  const line = await lineOf('Waiting for you', 'Orthodontist, second visit')
  expect(line.getByText('$52.50')).toBeTruthy()
  expect(line.getByText('left to pay of $142.50')).toBeTruthy()
})

test('where all of it is under way, the amount says what it waits for', async () => {
  const sent = waits('approved.paymentUnconfirmed', 'other')
  const whole = { ...sent, facts: { ...sent.facts, settled: 0, checks: 142_50 } }
  await openApp('/app/home', { [home]: () => ({ you: none, others: list(whole), totals: null }) })
  const line = await lineOf('Waiting for others', 'Orthodontist, second visit')
  expect(line.getByText('$142.50')).toBeTruthy()
  expect(line.getByText('waiting for Sam to confirm')).toBeTruthy()
})

test('a check to be confirmed tells of the check', async () => {
  const check = waits('approved.paymentUnconfirmed', 'creator', { payments: [payment('creator')] })
  await openApp(
    '/app/home',
    { [home]: () => ({ you: list(check), others: none, totals: null }) },
    { person: 'creator' },
  )
  const line = await lineOf('Waiting for you', 'Orthodontist, second visit')
  expect(line.getByText('Confirm a payment')).toBeTruthy()
  expect(line.getByText('$40.00')).toBeTruthy()
  expect(line.getByText(/Dana recorded it as Check \/ Other, number 1042, on Nov 18, 2026/)).toBeTruthy()
})

test.each([
  [null, 'Dana has not viewed it yet.'],
  ['2026-11-17T23:42:00.000Z', 'Dana first viewed it Nov 17, 6:42 PM EST.'],
])('what waits for others says whether it was seen, and when: %s', async (viewedAt, said) => {
  const open = waits('open', 'creator', { viewedAt })
  await openApp('/app/home', { [home]: () => ({ you: none, others: list(open), totals: null }) }, { person: 'creator' })
  const line = await lineOf('Waiting for others', 'Orthodontist, second visit')
  expect(line.getByText(said)).toBeTruthy()
  expect(line.getByText('Waiting for Dana')).toBeTruthy()
  expect((await card('Waiting for you')).getByText('You’re all caught up')).toBeTruthy()
})

const supportLine = (change: Partial<WaitingSupportDto>): WaitingSupportDto => ({
  id: crypto.randomUUID(),
  ledgerId: '0195e2f0-0000-7000-8000-00000000aaaa',
  what: 'due',
  whose: dana,
  otherId: sam,
  amount: 650_00,
  currency: 'USD',
  on: '2026-11-01',
  ...change,
})

test('it says what you owe and are owed, child support apart; each figure leads to what it sums', async () => {
  const due = supportLine({ amount: 320_00 })
  const owed = { ...totals.youOwe, amount: 92_50, count: 2, left: 92_50, unanswered: 120_00 }
  await openApp('/app/home', {
    [home]: () => ({
      you: { count: 1, items: [], support: [due] },
      others: none,
      totals: { ...totals, youOwe: owed, othersOwe: { ...totals.othersOwe, amount: 44_10, count: 1, left: 44_10 } },
    }),
  })
  const group = within(await screen.findByRole('group', { name: 'What you owe and are owed' }))
  const parts = ['$92.50', 'Also $120.00 waiting for an answer', '$44.10', '$320.00']
  for (const text of [...parts, 'you owe, was due Nov 1']) expect(group.getByText(text)).toBeTruthy()
  const addressOf = (name: string) => group.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('You owe')).toBe(`/app/expenses?show=outstanding&by=${sam}`)
  expect(addressOf('Sam owes')).toBe(`/app/expenses?show=outstanding&by=${dana}`)
  expect(addressOf('Child support')).toContain('/app/expenses/childSupport')
})

test.each([
  ['you', dana, '2026-11-20', 'you owe, due Nov 20'],
  ['you', dana, '2026-11-19', 'you owe, was due Nov 19'],
  ['others', sam, '2026-11-20', 'Sam owes, due Nov 20'],
  ['others', sam, '2026-11-19', 'Sam owes, was due Nov 19'],
] as const)('child support of %s (%s) that fell due on %s: %s', async (side, whose, on, text) => {
  const due = supportLine({ whose, otherId: whose === dana ? sam : dana, on })
  const sides = { you: none, others: none, [side]: { ...none, support: [due] } }
  await openApp('/app/home', { [home]: () => ({ ...sides, totals }) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['order', 'Confirm or dispute', 'Sam recorded an order from Nov 1, 2026.', 'per payment'],
  ['end', 'Agree or decline', 'Sam asked for it to end on Nov 1, 2026.', 'per payment'],
  ['payment', 'Confirm a payment', 'Sam recorded a payment made on Nov 1, 2026.', 'to confirm'],
  ['due', 'Pay child support', 'Last due on Nov 1, 2026.', 'unpaid'],
] as const)('child support that waits (%s) says so and leads to its ledger', async (what, task, why, note) => {
  const support = [supportLine({ what })]
  await openApp('/app/home', { [home]: () => ({ you: { count: 1, items: [], support }, others: none, totals: null }) })
  const line = await lineOf('Waiting for you', 'Child support')
  for (const text of [task, why, '$650.00', note]) expect(line.getByText(text)).toBeTruthy()
  expect(line.getByRole('link').getAttribute('href')).toBe(
    `/app/expenses/childSupport?ledger=${encodeURIComponent(support[0]?.ledgerId ?? '')}`,
  )
  expect(screen.queryByText('See all in the expense log')).toBeNull()
})

test('child support that waits for the other parent says what you did', async () => {
  const support = [supportLine({ what: 'order', whose: sam, otherId: dana })]
  await openApp('/app/home', { [home]: () => ({ you: none, others: { count: 1, items: [], support }, totals: null }) })
  const line = await lineOf('Waiting for others', 'Child support')
  expect(line.getByText('Waiting for Sam')).toBeTruthy()
  expect(line.getByText('You recorded an order from Nov 1, 2026.')).toBeTruthy()
})

test('the navigation counts by the same answer, and so does the heading', async () => {
  const you = { ...list(waits('open', 'other')), count: 31 }
  await openApp('/app/home', { [home]: () => ({ you, others: none, totals: null }) })
  await card('Waiting for you')
  const nav = within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
  expect(await nav.findByRole('link', { name: /Expenses.*31 waiting for you/ })).toBeTruthy()
  const yours = await card('Waiting for you')
  expect(yours.getByText(/31 in total/)).toBeTruthy()
  expect(yours.getByRole('link', { name: 'See all in the expense log' }).getAttribute('href')).toBe('/app/expenses')
})

test('whoever looks on reads what waits for the parent, and is given nothing to press', async () => {
  const you = list(waits('open', 'viewing'))
  await openApp('/app/home', { [home]: () => ({ you, others: none, totals: null }) }, { person: 'viewing' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for Dana' })).toBeTruthy()
  const line = await lineOf('Waiting for Dana', 'Orthodontist, second visit')
  expect(line.getByText('Approve or decline')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add expense' })).toBeNull()
  expect(screen.queryByText(/waiting for you/)).toBeNull()
})

test('a child is told calmly that nothing is asked, and nothing is asked of the server either', async () => {
  const { sent } = await openApp('/app/home', {}, { change: { standing: 'child' } })
  expect(await screen.findByText('Nothing for you to do here')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add expense' })).toBeNull()
  expect(sent.map(({ what }) => what)).not.toContain('GET /pub/v1/history')
})

test('a family without a child is told to add one first', async () => {
  await openApp('/app/home', {}, { change: { children: [] } })
  expect(await screen.findByText(/so add a child first/)).toBeTruthy()
  const add = (await card('Waiting for you')).getByRole('link', { name: 'Add a child' })
  expect(add.getAttribute('href')).toBe('/app/account/children?next=expense')
})

test('what waits cannot be loaded: the page says so and is loaded by a press; the record beside it stands', async () => {
  let well = false
  const { user } = await openApp('/app/home', {
    [home]: () =>
      well ? { you: list(waits('open', 'other')), others: none, totals: null } : refusal(403, 'notAllowed'),
    'GET /pub/v1/history': () => ({ lines: [line({ actor: sam })], next: null }),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect((await card('Latest activity')).getByText(/Sam approved/)).toBeTruthy()
  well = true
  await user.click(retry)
  expect(await lineOf('Waiting for you', 'Orthodontist, second visit')).toBeTruthy()
})

test('the latest lines lead to their items and to all of the history', async () => {
  await openApp('/app/home', {
    'GET /pub/v1/history': (_, { searchParams }) => {
      expect(searchParams.get('limit')).toBe('20')
      return { lines: [line({ actor: dana })], next: null }
    },
  })
  const latest = await card('Latest activity')
  expect((await latest.findByRole('link', { name: 'Piano lessons' })).getAttribute('href')).toMatch(
    /^\/app\/expenses\//,
  )
  expect(latest.getByText(/You approved/)).toBeTruthy()
  expect(latest.getByText('Fri, Nov 20, 8:14 AM EST')).toBeTruthy()
  expect(latest.getByRole('link', { name: 'Open history' }).getAttribute('href')).toBe('/app/history')
})
