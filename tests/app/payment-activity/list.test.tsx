import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { paymentId } from '../expenses/fixtures.ts'
import { line, list, page } from './fixtures.ts'

const address = '/app/expenses/payments'
const second = '00000000-0000-4000-8000-0000000000f2'
const rowOf = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr')
  if (!found) throw new Error('no line')
  return within(found)
}

test('each line says what it pays, between whom, how, where it stands and how much, and opens as a link', async () => {
  await openApp(address, { [list]: () => page([line('other')]) })
  const row = await rowOf('Orthodontist, second visit')
  for (const text of ['Nov 18, 2026', 'number 1042', 'You to Sam', 'Check / Other', 'Unconfirmed', '$40.00'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe(`/app/expenses/payments/${paymentId}`)
})

test('who is to confirm it reads that it is their turn; who looks on is asked for nothing and reads names', async () => {
  await openApp(address, { [list]: () => page([line('creator')]) }, { person: 'creator' })
  const row = await rowOf('Orthodontist, second visit')
  expect(row.getByText('Your turn: confirm a payment')).toBeTruthy()
  expect(row.getByText('Dana to you')).toBeTruthy()
})

test('someone looking on reads both names and has no turn', async () => {
  await openApp(address, { [list]: () => page([line('viewing')]) }, { person: 'viewing' })
  const row = await rowOf('Orthodontist, second visit')
  expect(row.getByText('Dana to Sam')).toBeTruthy()
  expect(row.getByText('Unconfirmed')).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Payments shown' })).getByText('Dana sent')).toBeTruthy()
})

test('several expenses are counted, one not opened has no name, and child support is called that', async () => {
  const pays = [
    { expenseId, name: null, amount: 30_00 },
    { expenseId: second, name: 'Coat', amount: 10_00 },
  ]
  await openApp(address, {
    [list]: () => page([line('other', { pays }), line('other', { id: second, pays: [], support: true })]),
  })
  expect(await screen.findByRole('link', { name: 'An expense not opened yet and 1 more' })).toBeTruthy()
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Child support' })).toBeTruthy()
})

test('a series that waits is one line with the day of its next payment, and leads to the series', async () => {
  const series = { id: second, count: 8, amount: 2_560_00, until: '2027-01-03' }
  const planned = { method: 'bank', later: true, status: 'scheduled', number: null, startOn: '2026-12-01' } as const
  await openApp(address, {
    [list]: (_, { searchParams }) => {
      expect(searchParams.get('series')).toBe('folded')
      return page([line('other', { ...planned, amount: 320_00, series })])
    },
  })
  const row = await rowOf('Orthodontist, second visit')
  for (const text of [
    'Dec 1, 2026',
    'You to Sam · 8 payments scheduled until Jan 3, 2027',
    '$320.00',
    '$2,560.00 in total',
  ])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe(`/app/expenses/scheduled/${second}`)
})

test('what is on its way is added up in each direction by itself', async () => {
  const [none, sending, receiving] = [0, 40_00, 25_00].map((amount) => ({ amount, count: amount ? 1 : 0 }))
  const totals = { sent: none, received: none, sending, receiving }
  await openApp(address, { [list]: () => page([line('other')], { totals }) })
  const figures = within(await screen.findByRole('group', { name: 'Payments shown' }))
  expect(figures.getByText('On its way from you').parentElement?.textContent).toContain('$40.00')
  expect(figures.getByText('On its way to you').parentElement?.textContent).toContain('$25.00')
})

test('the pages of the area stand beside each other, and the present one is said', async () => {
  const { user } = await openApp(address, { [list]: () => page([line('other')]) })
  const area = within(await screen.findByRole('navigation', { name: 'Expenses and payments' }))
  expect(area.getByRole('link', { current: 'page' }).textContent).toBe('Payments')
  await user.click(area.getByRole('link', { name: 'Expenses' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' })).toBeTruthy()
  const there = within(screen.getByRole('navigation', { name: 'Expenses and payments' }))
  expect(there.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Expenses'])
})

test('a child has no way to the payments, and is told so at their address', async () => {
  const { sent } = await openApp(address, {}, { change: { standing: 'child' } })
  expect(await screen.findByText('Expenses are for parents')).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
  expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull()
})

test('the filters live in the address, and one that matches nothing says so by name and leads back', async () => {
  const { user } = await openApp(address, {
    [list]: (_, { searchParams }) => page(searchParams.get('way') === 'received' ? [] : [line('other')]),
  })
  await user.selectOptions(await screen.findByLabelText('Direction:'), 'I received')
  expect(await screen.findByText('No payments match: Direction: I received.')).toBeTruthy()
  expect(location.search).toBe('?way=received')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (clear) await user.click(clear)
  expect(await screen.findByRole('link', { name: 'Orthodontist, second visit' })).toBeTruthy()
  expect(location.search).toBe('')
})

test('an address restores filters, search and order, and what it cannot mean is left out', async () => {
  const requests: URLSearchParams[] = []
  await openApp(
    `${address}?show=checks&method=check&search=1042&sort=amount&direction=ascending&from=2026-02-30&way=me`,
    {
      [list]: (_, { searchParams }) => {
        requests.push(searchParams)
        return page([line('other')])
      },
    },
  )
  await screen.findByRole('link', { name: 'Orthodontist, second visit' })
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    show: 'checks',
    method: 'check',
    search: '1042',
    sort: 'amount',
    direction: 'ascending',
    limit: '50',
    series: 'folded',
  })
  expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByText('1 payment · Status: To confirm · Method: Check / Other · Search: 1042')).toBeTruthy()
})

test('before the first payment it says where one is made, and offers neither filters nor export', async () => {
  await openApp(address, { [list]: () => page([]) })
  expect(await screen.findByText('No payments yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to expenses' }).getAttribute('href')).toBe('/app/expenses')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
})

test('what could not be loaded is told, and asked for again by a press', async () => {
  let well = false
  const { user } = await openApp(address, {
    [list]: () => (well ? page([line('other')]) : refusal(403, 'notAllowed')),
  })
  expect(await screen.findByText('The payments could not be loaded')).toBeTruthy()
  well = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Orthodontist, second visit' })).toBeTruthy()
})

test('the spreadsheet and the paper take the selection along', async () => {
  const { user } = await openApp(`${address}?way=sent`, { [list]: () => page([line('other')]) })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the payments' }))
  expect(dialog.getByText('1 payment, filtered by Direction: I sent.')).toBeTruthy()
  const csv = dialog.getByRole('link', { name: 'Download a spreadsheet (CSV)' })
  expect(csv.getAttribute('href')).toBe('/pub/v1/payments.csv?way=sent')
  await user.click(dialog.getByRole('link', { name: 'Print or save as PDF' }))
  const paper = await screen.findByRole('table', { name: 'Payments' })
  expect(location.pathname + location.search).toBe('/app/expenses/payments/print?way=sent')
  for (const text of [
    '1 of 1',
    'Nov 18, 2026, 12:24 PM EST',
    'Dana Reyes to Sam Keller',
    'number 1042',
    'Unconfirmed',
    '$40.00',
  ])
    expect(within(paper).getByText(text)).toBeTruthy()
  expect(screen.getByText('$50.00 from Dana Reyes to Sam Keller · $0.00 from Sam Keller to Dana Reyes')).toBeTruthy()
})

test('in the United Kingdom it is a cheque, in Mexico it is said in Spanish', async () => {
  await openApp(address, { [list]: () => page([line('other')]) }, { locale: 'en-GB' })
  expect((await rowOf('Orthodontist, second visit')).getByText('Cheque / Other')).toBeTruthy()
})

test('in Spanish the list speaks Spanish', async () => {
  await openApp(address, { [list]: () => page([line('other')]) }, { locale: 'es-MX' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Actividad de pagos' })).toBeTruthy()
  expect(await screen.findByText('De ti a Sam')).toBeTruthy()
})

test('this year and last month are one press', async () => {
  const { user } = await openApp(address, { [list]: () => page([line('other')]) })
  const period = await screen.findByLabelText('Date:')
  await user.selectOptions(period, 'This year')
  expect(location.search).toBe('?from=2026-01-01')
  await user.selectOptions(period, 'Last month')
  expect(location.search).toBe('?from=2026-10-01&to=2026-10-31')
  await user.selectOptions(period, 'Any time')
  expect(location.search).toBe('')
})
