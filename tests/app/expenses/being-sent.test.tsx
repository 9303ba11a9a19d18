import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { medical } from '#tests/support/dom/family.ts'
import { openApp, page, refusal } from '#tests/support/dom/open-app.tsx'
import { item, newDraftKey } from './fixtures.ts'

const create = 'POST /pub/v1/expenses'
const list = 'GET /pub/v1/expenses'
const made = item('open', 'creator', { name: 'Guitar lessons', total: 99_99 })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const add = () => screen.findByRole('button', { name: 'Add expense' })

async function fillAndPress(user: UserEvent) {
  await add()
  await user.type(input('Expense name'), 'Guitar lessons')
  await user.type(input('Total amount'), '99.99')
  await user.click(input('Mia'))
  await user.selectOptions(screen.getByLabelText('Category'), medical)
  await user.click(await add())
}

const line = async () => {
  const status = await screen.findByText('Being sent')
  const row = status.closest('tr')
  if (!row) throw new Error('no line')
  return within(row)
}

/** Opens the form against a server that answers the creation when `answer` is called. */
const opened = async (address = '/app/expenses/new') => {
  const { promise, resolve: answer } = Promise.withResolvers<unknown>()
  let listed: unknown[] = []
  const opening = await openApp(address, { [create]: () => promise, [list]: () => page(listed) }, { person: 'creator' })
  return {
    ...opening,
    answer: (given: unknown) => {
      if (given === made) listed = [made]
      answer(given)
    },
    created: () => opening.sent.filter(({ what }) => what === create),
  }
}

test('the line of a new expense is on the log before the server answers, and leads nowhere yet', async () => {
  const { user, answer } = await opened()
  await fillAndPress(user)
  const row = await line()
  expect(row.getByText('Guitar lessons')).toBeTruthy()
  expect(row.getByText('$99.99')).toBeTruthy()
  expect(row.getByText('$49.99')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.getByText('Sending Guitar lessons')).toBeTruthy()
  // A reload or a new sign-in returns to the form, which has kept what was typed.
  expect(location.pathname).toBe('/app/expenses/new')
  expect(sessionStorage.getItem(newDraftKey)).toContain('Guitar lessons')

  answer(made)
  expect(await screen.findByText('Guitar lessons was added')).toBeTruthy()
  expect(await screen.findAllByRole('link', { name: 'Guitar lessons' })).toHaveLength(1)
  expect(screen.queryByText('Being sent')).toBeNull()
  await expect.poll(() => location.pathname).toBe('/app/expenses')
  expect(sessionStorage.getItem(newDraftKey)).toBeNull()
})

test('once it was added another one can be, on an empty form', async () => {
  const { user, answer } = await opened()
  await fillAndPress(user)
  answer(made)
  await screen.findByText('Guitar lessons was added')
  await user.click(screen.getByRole('link', { name: 'Add another' }))
  await add()
  expect(input('Expense name').value).toBe('')
})

test('Back after adding leads to no form', async () => {
  const { user, answer } = await opened('/app/expenses')
  const [link] = await screen.findAllByRole('link', { name: 'Add expense' })
  if (link) await user.click(link)
  await fillAndPress(user)
  answer(made)
  await screen.findByText('Guitar lessons was added')
  history.back()
  await expect.poll(() => screen.queryByText('Guitar lessons was added')).toBeNull()
  expect(location.pathname).toBe('/app/expenses')
  expect(screen.queryByLabelText('Expense name')).toBeNull()
})

test.each([
  ['a failing server', () => refusal(500, 'unexpected')],
  ['no answer', () => Promise.reject(new TypeError('no connection'))],
])('after %s the form comes back as it was filled in, and the same press has the same key', async (_, answer) => {
  let given: () => unknown = answer
  const { sent, user } = await openApp(
    '/app/expenses/new',
    { [create]: () => given(), [list]: () => page([]) },
    { person: 'creator' },
  )
  await fillAndPress(user)
  expect((await screen.findByRole('alert')).textContent).toContain('The expense was not saved.')
  expect(input('Expense name').value).toBe('Guitar lessons')
  expect(input('Total amount').value).toBe('99.99')
  expect(location.pathname).toBe('/app/expenses/new')
  given = () => made
  await user.click(await add())
  expect(await screen.findByText('Guitar lessons was added')).toBeTruthy()
  const keys = sent.filter(({ what }) => what === create).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('after a reload in the middle of sending the same press has the same key', async () => {
  const { user, created } = await opened()
  await fillAndPress(user)
  await line()
  const [first] = created()
  document.body.replaceChildren()
  const { sent, user: later } = await openApp('/app/expenses/new', { [create]: () => made }, { person: 'creator' })
  expect(await screen.findByText('We kept what you typed earlier.')).toBeTruthy()
  await later.click(await add())
  expect(await screen.findByText('Guitar lessons was added')).toBeTruthy()
  expect(sent.find(({ what }) => what === create)?.key).toBe(first?.key)
})

test('who has gone elsewhere meanwhile is told that it failed, and finds the form as it was', async () => {
  const { user, answer } = await opened()
  await fillAndPress(user)
  await line()
  const [home] = screen.getAllByRole('link', { name: 'Home' })
  if (home) await user.click(home)
  await screen.findByRole('heading', { level: 1, name: /Sam/ })
  answer(refusal(500, 'unexpected'))
  expect(await screen.findByText('Guitar lessons was not added')).toBeTruthy()
  expect(location.pathname).toBe('/app/home')
  const [log] = screen.getAllByRole('link', { name: /^Expenses/ })
  if (log) await user.click(log)
  await user.click(await screen.findByRole('link', { name: 'Open the form' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The expense was not saved.')
  expect(input('Expense name').value).toBe('Guitar lessons')
})

test('an answer that asks for patience too often brings the form back', async () => {
  const { user } = await openApp(
    '/app/expenses/new',
    { [create]: () => refusal(429, 'rateLimited'), [list]: () => page([]) },
    { person: 'creator' },
  )
  await fillAndPress(user)
  expect((await screen.findByRole('alert')).textContent).toContain('The expense was not saved.')
  expect(input('Expense name').value).toBe('Guitar lessons')
})
