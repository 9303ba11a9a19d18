import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { item } from './fixtures.ts'
import { openApp, page, refusal } from './open-app.tsx'

const log = 'GET /pub/v1/expenses'
const row = (id: string, name: string) => ({ ...item('open', 'other'), id, name })
const first = row('00000000-0000-4000-8000-000000000011', 'Winter coat')
const second = row('00000000-0000-4000-8000-000000000012', 'Piano lessons')

test('each line says whose turn it is and opens as a link', async () => {
  await openApp('/app/expenses', { [log]: () => page([first]) })
  const line = (await screen.findByRole('link', { name: 'Winter coat' })).closest('tr')
  if (!line) throw new Error('no line')
  const said = within(line)
  expect(said.getByText('Your turn: approve or decline')).toBeTruthy()
  expect(said.getByText('Created')).toBeTruthy()
  expect(said.getByText('you owe')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Winter coat' }).getAttribute('href')).toBe(`/app/expenses/${first.id}`)
})

test('more is asked for where the last page ended, and stands below', async () => {
  const asked: (string | null)[] = []
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => {
      asked.push(searchParams.get('after'))
      return searchParams.get('after') ? page([second]) : page([first], { next: 'cursor' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Piano lessons' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Winter coat' })).toBeTruthy()
  expect(asked).toContain('cursor')
})

test('the filter lives in the address, and a filter that matches nothing leads back', async () => {
  const { user } = await openApp('/app/expenses', {
    [log]: (_, { searchParams }) => page(searchParams.get('show') === 'settled' ? [] : [first]),
  })
  await user.click(await screen.findByRole('radio', { name: 'Settled' }))
  expect(await screen.findByText('No expense matches this filter.')).toBeTruthy()
  expect(location.search).toBe('?show=settled')
  await user.click(screen.getByRole('button', { name: 'Show all expenses' }))
  expect(await screen.findByRole('link', { name: 'Winter coat' })).toBeTruthy()
})

test('an empty log says what to do first', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) })
  expect(await screen.findByText('No expenses yet')).toBeTruthy()
  expect(screen.getByText(/Sam can then approve it/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Add expense' })).toHaveLength(2)
})

test('to someone looking on, an empty log offers nothing to press', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) }, { person: 'viewing' })
  expect(await screen.findByText(/Neither parent has recorded an expense/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add expense' })).toBeNull()
  expect(screen.getAllByText(/Viewing as Dana/).length).toBeGreaterThan(0)
})

test('a family without a child is told to add one first', async () => {
  await openApp('/app/expenses', { [log]: () => page([]) }, { change: { children: [] } })
  expect(await screen.findByText(/this family has none yet/)).toBeTruthy()
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
  expect(await screen.findByText('Loading the expenses')).toBeTruthy()
})
