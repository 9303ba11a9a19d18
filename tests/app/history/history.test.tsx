import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dana, expenseId, now, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from '../expenses/fixtures.ts'
import { line } from './fixtures.ts'

const list = 'GET /pub/v1/history'
const check = 'GET /pub/v1/history-check'
const page = (...lines: object[]) => ({ lines, next: null })

const lines = async () => within(await screen.findByRole('list', { name: 'What happened, newest first' }))

test('a line says who did what to which item, when and where that time holds, and what they wrote', async () => {
  const declined = line({ kind: 'expense.decline', quote: 'We said no big toys', systemFact: false })
  const own = line({ kind: 'expense.begin', actor: dana, amount: 74_90, restricted: true, systemFact: false })
  await openApp('/app/history', { [list]: () => page(declined, own, line({ kind: 'expense.firstViewed' })) })
  const [first, second, third] = (await lines()).getAllByRole('listitem')
  if (!first || !second || !third) throw new Error('three lines')
  expect(first.textContent).toContain('Sam declined Piano lessons')
  expect(within(first).getByText('Fri, Nov 20, 8:14 AM EST')).toBeTruthy()
  expect(within(first).getByText('We said no big toys')).toBeTruthy()
  expect(within(first).getByRole('link', { name: 'Piano lessons' }).getAttribute('href')).toMatch(/^\/app\/expenses\//)
  expect(second.textContent).toContain('You added Piano lessons')
  expect(second.textContent).toContain('Only you can see this')
  expect(within(second).getByText('$74.90')).toBeTruthy()
  expect(third.textContent).toContain('Recorded automatically')
})

test('what is not opened is named by nothing, and can be opened from its line', async () => {
  const hidden = line({ kind: 'expense.begin', leftOut: 'notOpened', systemFact: false })
  await openApp('/app/history', { [list]: () => page({ ...hidden, items: [{ ...hidden.items[0], name: '' }] }) })
  expect((await lines()).getByRole('link', { name: 'not opened yet' })).toBeTruthy()
})

test('a filter stands in the address and is asked of the server; clearing it asks for all', async () => {
  const requests: string[] = []
  const { user } = await openApp('/app/history?area=payments', {
    [list]: (_, url) => {
      requests.push(url.search)
      return page(line())
    },
  })
  await lines()
  expect(requests).toEqual(['?area=payments'])
  await user.selectOptions(screen.getByLabelText('Who'), 'Sam')
  await lines()
  expect(new URLSearchParams(location.search).get('who')).toBe(sam)
  expect(requests.at(-1)).toContain(`who=${sam}`)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await lines()
  expect(location.search).toBe('')
})

test('one expense is found by what is typed, and only then is the log asked', async () => {
  const searches: (string | null)[] = []
  const { user, sent } = await openApp('/app/history', {
    [list]: () => page(line()),
    'GET /pub/v1/expenses': (_, url) => {
      searches.push(url.searchParams.get('search'))
      return { items: [item('open', 'other')], next: null, count: 1, totals: null, sums: null }
    },
  })
  await lines()
  expect(searches).toEqual([])
  const field = screen.getByLabelText('Expense')
  await user.type(field, 'ortho')
  await vi.waitFor(() => expect(searches.at(-1)).toBe('ortho'))
  // Enter takes nothing by itself, because the result may still be on its way.
  await user.keyboard('{Enter}')
  expect(location.search).toBe('')
  await user.click(await screen.findByText(/\$285\.00/))
  expect(new URLSearchParams(location.search).get('item')).toBe(expenseId)
  expect(screen.getByText('Showing one expense or payment, and what belongs to it.')).toBeTruthy()
  await vi.waitFor(() => expect(sent.filter(({ what }) => what === list).length).toBeGreaterThan(1))
  await user.clear(field)
  expect(location.search).toBe('')
})

test('a search that fails says so in the list', async () => {
  const { user } = await openApp('/app/history', {
    [list]: () => page(line()),
    'GET /pub/v1/expenses': () => refusal(422, 'invalid'),
  })
  await lines()
  await user.click(screen.getByLabelText('Expense'))
  expect((await screen.findAllByText('The expenses could not be loaded')).length).toBeGreaterThan(0)
})

test('what an address asks that cannot be asked is left out', async () => {
  const { sent } = await openApp('/app/history?topic=gossip&from=2026-02-30&who=1&limit=9999', {
    [list]: () => page(line()),
  })
  await lines()
  expect(sent.some(({ what }) => what === list)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('an end before the start is said at its field, and nothing is asked', async () => {
  const { sent } = await openApp('/app/history?from=2026-11-02&to=2026-11-01', { [list]: () => page(line()) })
  expect(await screen.findByText('The end cannot be before the start.')).toBeTruthy()
  expect(sent.filter(({ what }) => what === list)).toEqual([])
})

test('"verified" is said when every chain was walked, with how much and when', async () => {
  await openApp('/app/history', { [check]: () => ({ entries: 1204, checkedAt: now, broken: [] }) })
  expect(await screen.findByText('Record verified')).toBeTruthy()
  expect(screen.getByText('1,204 entries, checked Fri, Nov 20, 12:00 PM EST')).toBeTruthy()
})

test('a record that does not hold says what is wrong and where, and never that it was verified', async () => {
  const broken = [
    { restricted: false, seq: 7, why: 'payloadChanged' },
    { restricted: true, seq: 2, why: 'entryMissing' },
  ]
  await openApp('/app/history', { [check]: () => ({ entries: 9, checkedAt: now, broken }) })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Record not verified')).toBeTruthy()
  expect(alert.getByText('In what both parents share, entry 7 was changed.')).toBeTruthy()
  expect(alert.getByText('In what only you can see, entry 2 is missing.')).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
})

test('a check that fails says so and can be made again', async () => {
  let well = false
  const { user } = await openApp('/app/history', {
    [check]: () => (well ? { entries: 3, checkedAt: now, broken: [] } : refusal(403, 'notAllowed')),
  })
  expect(await screen.findByText('The record could not be checked.')).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
  well = true
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Record verified')).toBeTruthy()
})

test('more is asked for where the last page ended', async () => {
  const { user } = await openApp('/app/history', {
    [list]: (_, { searchParams }) =>
      searchParams.get('after') === 'cursor'
        ? page(line({ kind: 'expense.share' }))
        : { lines: [line()], next: 'cursor' },
  })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/Sam shared/)).toBeTruthy()
  expect((await lines()).getAllByRole('listitem')).toHaveLength(2)
})

test('a history that cannot be loaded says so, and is loaded by a press', async () => {
  let well = false
  const { user } = await openApp('/app/history', { [list]: () => (well ? page(line()) : refusal(403, 'notAllowed')) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  well = true
  await user.click(retry)
  expect(await lines()).toBeTruthy()
})

test('an empty record says what will stand here; an empty filter leads back', async () => {
  const { user } = await openApp('/app/history?topic=undone', {})
  expect(await screen.findByText('No entries match these filters.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body)
  expect(await screen.findByText('Nothing is on the record yet')).toBeTruthy()
})

test('a child is told kindly, and the record is not asked for', async () => {
  const { sent } = await openApp('/app/history', {}, { change: { standing: 'child' } })
  expect(await screen.findByText('The history is for parents')).toBeTruthy()
  expect(sent.map(({ what }) => what)).not.toContain(list)
})

test('a payment for several expenses names each of them, and each leads to itself', async () => {
  const items = [
    { entity: 'expense', id: dana, name: 'Piano lessons', opens: true },
    { entity: 'expense', id: sam, name: 'Winter coat', opens: true },
  ]
  await openApp('/app/history', {
    [list]: () =>
      page(line({ kind: 'payment.paid', entity: 'payment', actor: null, party: 'bank', amount: 90_00, items })),
  })
  const [only] = (await lines()).getAllByRole('listitem')
  expect(only?.textContent).toContain('The payment of $90.00 for Piano lessons and Winter coat was processed')
  expect((await lines()).getByRole('link', { name: 'Winter coat' }).getAttribute('href')).toBe(`/app/expenses/${sam}`)
  const payment = (await lines()).getByRole('link', { name: 'See the payment' }).getAttribute('href')
  expect(payment).toBe(`/app/expenses/payments/${line({}).entityId}`)
})

test('a record that contradicts what was signed is not called verified, and its new entries say so', async () => {
  await openApp('/app/history', {
    [list]: () => page(line({ notAnchored: true }), line()),
    [check]: () => ({ entries: 9, checkedAt: now, broken: [], contradicted: true }),
  })
  expect(await screen.findByText('The record cannot be verified right now')).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
  const [first, second] = (await lines()).getAllByRole('listitem')
  expect(first?.textContent).toContain('Not yet anchored')
  expect(second?.textContent).not.toContain('Not yet anchored')
})

test('a record that was restored is never called verified without that word', async () => {
  const recovery = { at: '2026-11-19T08:00:00.000Z', why: 'restored', reason: 'The disk failed.', operator: 'Robin' }
  await openApp('/app/history', {
    [check]: () => ({
      entries: 9,
      checkedAt: now,
      broken: [],
      recoveries: [{ ...recovery, lost: [{ restricted: false, from: 4, to: 6 }] }],
    }),
  })
  expect(await screen.findByText('Record verified, restored')).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
  expect(
    screen.getByText(/restored on Thu, Nov 19, 3:00 AM EST by Robin. Reason given: “The disk failed.”/).textContent,
  ).toContain('In what both parents share, entries 4 to 6 were lost.')
})
