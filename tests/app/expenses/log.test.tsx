import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { openApp, page, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const log = 'GET /pub/v1/expenses'
const row = (id: string, name: string) => ({ ...item('open', 'other'), id, name })
const first = row('00000000-0000-4000-8000-000000000011', 'Winter coat')
const second = row('00000000-0000-4000-8000-000000000012', 'Piano lessons')

test('each line says whose turn it is and opens as a link', async () => {
  await openApp('/app/expenses', { [log]: () => page([first]) })
  const line = (await screen.findByRole('link', { name: 'Winter coat' })).closest('tr')
  if (!line) throw new Error('no line')
  const row = within(line)
  expect(row.getByText('Your turn: approve or decline')).toBeTruthy()
  expect(row.queryByText('Created')).toBeNull()
  expect(row.getByText('you owe if you approve')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Winter coat' }).getAttribute('href')).toBe(`/app/expenses/${first.id}`)
})

test('a split names both parents unless it is even, the same to both', async () => {
  const shares = [
    { personId: sam, percent: 60, amount: 171_00 },
    { personId: dana, percent: 40, amount: 114_00 },
  ]
  await openApp('/app/expenses', { [log]: () => page([first, { ...second, shares }]) })
  const line = within((await screen.findByRole('link', { name: 'Piano lessons' })).closest('tr') ?? document.body)
  expect(line.getByText('Dana 40%, Sam 60%')).toBeTruthy()
  expect(screen.getByText('50 / 50')).toBeTruthy()
})

test('a page translator leaves names and amounts alone', async () => {
  await openApp('/app/expenses', { [log]: () => page([first]) })
  for (const text of ['Winter coat', 'Mia · Medical/Dental', '$285.00', '$142.50'])
    expect((await screen.findByText(text)).closest('[translate=no]'), text).not.toBeNull()
  expect(screen.getByText('you owe if you approve').closest('[translate=no]')).toBeNull()
})

test('more is asked for where the last page ended, before anybody presses anything', async () => {
  const requests: (string | null)[] = []
  await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      requests.push(searchParams.get('after'))
      return searchParams.get('after') ? page([second]) : page([first], { next: 'cursor', count: 2 })
    },
  })
  expect(await screen.findByRole('link', { name: 'Piano lessons' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Winter coat' })).toBeTruthy()
  expect(requests).toContain('cursor')
})

test('what could not be loaded further is told below, and asked for again by a press', async () => {
  let well = false
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      if (!searchParams.get('after')) return page([first], { next: 'cursor', count: 2 })
      return well ? page([second]) : refusal(403, 'notAllowed')
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  well = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Piano lessons' })).toBeTruthy()
})

test('the filters live in the address; one that matches nothing says so by name and leads back', async () => {
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => page(searchParams.get('show') === 'settled' ? [] : [first]),
  })
  await user.selectOptions(await screen.findByLabelText('Status:'), 'Settled')
  expect(await screen.findByText('No expenses match: Status: Settled.')).toBeTruthy()
  expect(location.search).toBe('?show=settled')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (clear) await user.click(clear)
  expect(await screen.findByRole('link', { name: 'Winter coat' })).toBeTruthy()
  expect(location.search).toBe('')
})

test('an address restores filters, search and order, and what it cannot mean is left out', async () => {
  const requests: URLSearchParams[] = []
  const address = `/app/expenses?show=approved.unpaid&child=${children.mia}&search=2026&sort=total&direction=ascending&from=2026-02-30&by=me`
  await openApp(address, {
    [log]: (_, { searchParams }) => {
      if (searchParams.get('show') !== 'needsYou') requests.push(searchParams)
      return page([first])
    },
  })
  await screen.findByRole('link', { name: 'Winter coat' })
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    show: 'approved.unpaid',
    child: children.mia,
    search: '2026',
    sort: 'total',
    direction: 'ascending',
    limit: '50',
  })
  expect(screen.getByLabelText('Search expenses')).toHaveProperty('value', '2026')
  expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByText('1 expense · Status: Approved · Child: Mia · Search: 2026')).toBeTruthy()
})

test('a search is asked for after a pause, once, and a press on Enter does not wait', async () => {
  const searched: (string | null)[] = []
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      if (searchParams.has('search')) searched.push(searchParams.get('search'))
      return page([first])
    },
  })
  const box = await screen.findByLabelText('Search expenses')
  await user.type(box, 'camp {Enter}')
  expect(await screen.findByText('1 expense · Search: camp')).toBeTruthy()
  await user.type(box, 'mia')
  expect(await screen.findByText('1 expense · Search: camp mia')).toBeTruthy()
  expect(searched).toEqual(['camp', 'camp mia'])
  expect(box).toHaveProperty('value', 'camp mia')
})

test('a press on a header sorts by it, there and back, and says the order', async () => {
  const { user } = await openApp('/app/expenses', { [log]: () => page([first]) })
  await user.click(await screen.findByRole('button', { name: 'Expense' }))
  expect(await screen.findByText('Order: Name, A to Z')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Expense' }))
  expect(await screen.findByText('Order: Name, Z to A')).toBeTruthy()
  expect(location.search).toBe('?sort=name&direction=descending')
})

test('the drawer has every filter, and its foot says how many expenses are left', async () => {
  const { user } = await openApp('/app/expenses', { [log]: () => page([first]) })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter expenses' }))
  await user.selectOptions(drawer.getByLabelText('Added by'), 'Sam')
  await user.selectOptions(drawer.getByLabelText('Order'), 'Purchased, oldest first')
  expect(await drawer.findByRole('button', { name: 'Show 1 expense' })).toBeTruthy()
  expect(location.search).toBe(`?by=${sam}&sort=purchased&direction=ascending`)
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }))
  expect(location.search).toBe('?sort=purchased&direction=ascending')
})

test('the log begins with what is outstanding; a search looks among all', async () => {
  const shown: (string | null)[] = []
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      shown.push(searchParams.get('show'))
      return page([first])
    },
  })
  expect(await screen.findByLabelText('Status:')).toHaveProperty('value', 'outstanding')
  await user.type(screen.getByLabelText('Search expenses'), 'coat{Enter}')
  expect(await screen.findByText('1 expense · Search: coat')).toBeTruthy()
  expect(screen.getByLabelText('Status:')).toHaveProperty('value', 'all')
  expect([...new Set(shown)]).toEqual(['outstanding', 'all'])
})

test('when nothing is outstanding, the whole log is a press away', async () => {
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => page(searchParams.get('show') === 'outstanding' ? [] : [first]),
  })
  expect(await screen.findByText('Nothing is outstanding')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all expenses' }))
  expect(await screen.findByRole('link', { name: 'Winter coat' })).toBeTruthy()
  expect(location.search).toBe('?show=all')
})

test('an empty log says what to do first', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) })
  expect(await screen.findByText('No expenses yet')).toBeTruthy()
  expect(screen.getByText(/Sam can then approve it/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Add expense' })).toHaveLength(2)
})

test('to someone looking on, an empty log offers nothing to press', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) }, { person: 'viewing' })
  expect(await screen.findByText(/Neither parent has added an expense/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add expense' })).toBeNull()
  expect(screen.getAllByText(/Viewing as Dana/).length).toBeGreaterThan(0)
})

test('a family without a child is told to add one first', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) }, { change: { children: [] } })
  expect(await screen.findByText(/add a child first/)).toBeTruthy()
})

test('a log that cannot be loaded says so, and is loaded by a press', async () => {
  let well = false
  const { user } = await openApp('/app/expenses', {
    [log]: () => (well ? page([first]) : refusal(403, 'notAllowed')),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The expenses could not be loaded')).toBeTruthy()
  well = true
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Winter coat' })).toBeTruthy()
})

test('while it loads, bars stand where the lines will', async () => {
  await openApp('/app/expenses', { [log]: () => new Promise(() => {}) })
  expect(await screen.findByText('Loading expenses')).toBeTruthy()
})
