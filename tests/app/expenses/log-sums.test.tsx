import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sam } from '#tests/support/dom/family.ts'
import { openApp, page, refusal, sums, totals } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const log = 'GET /pub/v1/expenses'
const row = (id: string, name: string) => ({ ...item('open', 'other'), id, name })
const first = row('00000000-0000-4000-8000-000000000011', 'Winter coat')
const second = row('00000000-0000-4000-8000-000000000012', 'Piano lessons')

const ofSam = { personId: sam, count: 2, share: 300_00, paid: 200_00, unconfirmed: 16_90, withBank: 0, scheduled: 0 }
const threeSums = {
  ...sums,
  counted: { count: 2, total: 600_00, shares: [], owed: [{ ...ofSam, left: 43_10, unanswered: 40_00 }] },
  private: { count: 1, total: 74_90 },
}

const openExport = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }))
}

test('a filter says what it adds up to: this year and last month are one press', async () => {
  const asked: URLSearchParams[] = []
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      asked.push(searchParams)
      return page([first], { sums: threeSums })
    },
  })
  await user.selectOptions(await screen.findByLabelText('Purchased:'), 'This year')
  const group = within(await screen.findByRole('group', { name: 'Sum of these expenses' }))
  const rows = group.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Part', 'Sam’s share of what you paid'],
    ['Share', '$300.00'],
    ['Paid', '$200.00'],
    ['Waiting to be confirmed', '$16.90'],
    ['Left to pay', '$43.10'],
    ['Waiting for an answer', '$40.00'],
  ])
  expect(group.getByText('2 counted, total $600.00')).toBeTruthy()
  expect(group.getByText('1 private ($74.90), not counted')).toBeTruthy()
  expect(location.search).toBe('?from=2026-01-01')
  await user.selectOptions(screen.getByLabelText('Purchased:'), 'Last month')
  expect(location.search).toBe('?from=2026-10-01&to=2026-10-31')
  await user.selectOptions(screen.getByLabelText('Purchased:'), 'Any time')
  expect(location.search).toBe('')
  expect(asked.find((one) => one.get('from') === '2026-10-01')?.get('show')).toBe('all')
})

test('what is owed was agreed; what waits for an answer is a figure apart', async () => {
  const youOwe = { ...totals.youOwe, amount: 92_50, count: 2, left: 80_00, unconfirmed: 12_50, unanswered: 120_00 }
  await openApp('/app/expenses', { [log]: () => page([first], { totals: { ...totals, youOwe } }) })
  const group = within(await screen.findByRole('group', { name: 'Outstanding' }))
  for (const text of [
    '$92.50',
    '2 expenses',
    '$80.00 left to pay',
    '$12.50 waiting to be confirmed',
    'Also $120.00 waiting for an answer',
  ])
    expect(group.getByText(text)).toBeTruthy()
})

test('the export carries the filters, and is there for someone looking on', async () => {
  const { user } = await openApp(
    '/app/expenses?show=settled&search=a%26b',
    { [log]: () => page([first]) },
    { person: 'viewing' },
  )
  await openExport(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }))
  const csv = dialog.getByRole('link', { name: 'Download a spreadsheet (CSV)' })
  expect(csv.getAttribute('href')).toBe('/pub/v1/expenses.csv?show=settled&search=a%26b')
  expect(csv.hasAttribute('download')).toBe(true)
})

test('a spreadsheet that cannot be made says why, and the dialog stays open', async () => {
  const { user } = await openApp('/app/expenses', {
    [log]: () => page([first]),
    'GET /pub/v1/expenses.csv': () => refusal(503, 'unavailable'),
  })
  await openExport(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }))
  await user.click(dialog.getByRole('link', { name: 'Download a spreadsheet (CSV)' }))
  const { textContent } = await dialog.findByRole('alert')
  expect(textContent).toContain('Unable to Generate Report')
  expect(textContent).toContain('Refused: unavailable.')
})

test('private expenses are exported only when that is ticked', async () => {
  const asked: (string | null)[] = []
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      asked.push(searchParams.get('withPrivate'))
      return page([first, second, row('00000000-0000-4000-8000-000000000013', 'Gift')], { sums: threeSums })
    },
  })
  await screen.findByRole('link', { name: 'Winter coat' })
  await openExport(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }))
  const address = () => dialog.getByRole('link', { name: 'Download a spreadsheet (CSV)' }).getAttribute('href')
  expect(dialog.getByText(/^2 expenses/)).toBeTruthy()
  expect(address()).not.toContain('withPrivate')
  await user.click(dialog.getByRole('checkbox', { name: /^Include 1 private expense/ }))
  expect(address()).toContain('withPrivate=yes')
  expect(dialog.getByText(/^3 expenses/)).toBeTruthy()
  await user.click(dialog.getByRole('link', { name: 'Print or save as PDF' }))
  expect(await screen.findByText('Private expenses of Dana Reyes are included.')).toBeTruthy()
  expect(asked.at(-1)).toBe('yes')
})

test('the print names both parents in full and says "you" to nobody', async () => {
  const declined = { ...item('declined', 'other'), id: second.id, name: 'Trampoline' }
  await openApp('/app/expenses/print', { [log]: () => page([first, declined], { sums: threeSums }) })
  const table = within(await screen.findByRole('table', { name: 'Expenses' }))
  expect(table.getByText('Dana Reyes owes once approved')).toBeTruthy()
  expect(table.getAllByText('added by Sam Keller')).toHaveLength(2)
  expect(screen.getByText('Dana Reyes and Sam Keller')).toBeTruthy()
  expect(screen.getByText('Private expenses are left out.')).toBeTruthy()
  expect(screen.getByText('Status: Outstanding')).toBeTruthy()
  expect(screen.getByText(/\$300\.00.*\$43\.10/)).toBeTruthy()
})
