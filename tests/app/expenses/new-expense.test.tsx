import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { children, expenseId, medical } from '#tests/support/dom/family.ts'
import { openApp, page, refusal } from '#tests/support/dom/open-app.tsx'
import { item, newDraftKey } from './fixtures.ts'

const create = 'POST /pub/v1/expenses'
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const add = () => screen.findByRole('button', { name: 'Add expense' })

async function fill(user: UserEvent) {
  await add()
  await user.type(input('Expense name'), 'Guitar lessons')
  await user.type(input('Total amount'), '99.99')
  await user.click(input('Mia'))
  await user.selectOptions(screen.getByLabelText('Category'), medical)
}

test('sends what was typed in cents, once for a double press, and lists what it made', async () => {
  const made = item('open', 'creator', { name: 'Guitar lessons' })
  const { sent, user } = await openApp(
    '/app/expenses/new',
    { [create]: () => made, 'GET /pub/v1/expenses': () => page([made]) },
    { person: 'creator' },
  )
  await fill(user)
  expect(screen.getByText('$49.99')).toBeTruthy()
  expect(screen.getByText('$50.00')).toBeTruthy()
  await user.dblClick(await add())
  expect(await screen.findByText('Guitar lessons was added')).toBeTruthy()
  expect(await screen.findAllByRole('link', { name: 'Guitar lessons' })).toHaveLength(1)
  const made1 = sent.filter(({ what }) => what === create)
  expect(made1).toHaveLength(1)
  expect(made1[0]?.body).toEqual({
    name: 'Guitar lessons',
    total: 99_99,
    purchaseDate: '2026-11-20',
    categoryId: medical,
    ownPercent: null,
    childIds: [children.mia],
    note: '',
    private: false,
    receipts: [],
  })
  expect(made1[0]?.key).toBeTruthy()
})

test('nothing is sent while something is wrong: each field says what, and the first is in focus', async () => {
  const { sent, user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  await user.click(await add())
  await vi.waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4))
  expect(document.activeElement).toBe(input('Expense name'))
  expect(screen.getByText('Fix 4 fields to continue.')).toBeTruthy()
  expect(sent.filter(({ what }) => what === create)).toEqual([])
})

test.each([
  ['12,50', 'Enter an amount such as 12.50. Use a point for cents.'],
  ['1.234', 'Use at most two decimals.'],
  ['0', 'Enter an amount above zero.'],
  ['10000000', 'This is above the largest amount that can be entered.'],
])('an amount of %s is answered when the field is left', async (typed, said) => {
  const { user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  await add()
  await user.type(input('Total amount'), typed)
  await user.tab()
  expect(await screen.findByText(said)).toBeTruthy()
})

test.each([
  ['2026-11-21', 'The date cannot be in the future.'],
  ['1899-12-31', 'The date cannot be earlier than 01/01/1900.'],
])('a purchase on %s is refused', async (typed, said) => {
  const { user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  await add()
  await user.clear(input('Purchase date'))
  await user.type(input('Purchase date'), typed)
  await user.tab()
  expect(await screen.findByText(said)).toBeTruthy()
})

test('what the server finds wrong stands at its field, and everything typed stays', async () => {
  const wrong = {
    validationErrors: [{ field: 'purchaseDate', text: 'The date cannot be in the future.', code: 'inTheFuture' }],
  }
  const { user } = await openApp(
    '/app/expenses/new',
    { [create]: () => refusal(400, 'invalid', wrong) },
    { person: 'creator' },
  )
  await fill(user)
  await user.click(await add())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The expense was not saved. What you typed is still here.',
  )
  expect(screen.getByText('The date cannot be in the future.')).toBeTruthy()
  expect(document.activeElement).toBe(input('Purchase date'))
  expect(input('Expense name').value).toBe('Guitar lessons')
})

test('what was typed is there after a reload, and leaving asks first', async () => {
  const { user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  await fill(user)
  const kept = sessionStorage.getItem(newDraftKey)
  expect(kept).toContain('Guitar lessons')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByText('Leave without saving?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' })).toBeTruthy()
  expect(sessionStorage.getItem(newDraftKey)).toBeNull()
})

test('a draft comes back, and can be left behind', async () => {
  const values = {
    name: 'Braces',
    total: '12.00',
    purchaseDate: '2026-11-01',
    categoryId: medical,
    childIds: [],
    note: '',
    private: true,
    receipts: [],
  }
  sessionStorage.setItem(newDraftKey, JSON.stringify({ values, uploads: [] }))
  const { user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  expect(await screen.findByRole('button', { name: 'Save as private' })).toBeTruthy()
  expect(input('Expense name').value).toBe('Braces')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(input('Expense name').value).toBe('')
  expect(sessionStorage.getItem(newDraftKey)).toBeNull()
})

test('without a child there is nothing to fill in, and it says why', async () => {
  await openApp('/app/expenses/new', {}, { person: 'creator', change: { children: [] } })
  expect(await screen.findByText(/Every expense is for at least one child/)).toBeTruthy()
  expect(screen.queryByLabelText('Expense name')).toBeNull()
})

test('an earlier expense sent again is a new one that names it', async () => {
  const earlier = item('declined', 'creator')
  const { sent, user } = await openApp(
    `/app/expenses/new?again=${expenseId}`,
    { [`GET /pub/v1/expenses/${expenseId}`]: () => earlier, [create]: () => refusal(500, 'unexpected') },
    { person: 'creator' },
  )
  await user.click(await add())
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === create)?.body).toMatchObject({
      previousId: expenseId,
      name: earlier.name,
      total: earlier.total,
    }),
  )
})

test('what is no longer offered is not among the choices, and an earlier expense that names it leaves it to be chosen', async () => {
  const earlier = item('declined', 'creator')
  const gone = {
    children: [
      { id: children.mia, firstName: 'Mia', offered: false },
      { id: children.leo, firstName: 'Leo', offered: true },
    ],
    categories: [{ id: medical, preset: null, name: 'Braces', description: null, creatorPercent: 60, offered: false }],
  }
  await openApp(
    `/app/expenses/new?again=${expenseId}`,
    { [`GET /pub/v1/expenses/${expenseId}`]: () => earlier },
    { person: 'creator', change: gone },
  )
  await add()
  expect(screen.queryByLabelText(/Mia/)).toBeNull()
  expect(input('Leo').checked).toBe(false)
  expect(screen.queryByRole('option', { name: /Braces/ })).toBeNull()
  expect(input('Category').value).toBe('')
})
