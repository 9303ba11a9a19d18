import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const { form, turn } = messagesIn().expenses
const address = `/app/expenses/${expenseId}`

const editing = async () => {
  const open = item('open', 'creator')
  const app = await openApp(address, { [`POST /pub/v1/expenses/${expenseId}/open`]: () => open }, { person: 'creator' })
  await app.user.click(await screen.findByRole('button', { name: turn.action.edit() }))
  await screen.findByRole('button', { name: form.saveEdit() })
  return { ...app, open }
}

test('Back while editing leads to the expense, and so does the link above the form', async () => {
  const { user, open } = await editing()
  window.history.back()
  expect(await screen.findByRole('button', { name: turn.action.edit() })).toBeTruthy()
  expect(window.location.pathname).toBe(address)
  await user.click(screen.getByRole('button', { name: turn.action.edit() }))
  await user.click(await screen.findByRole('link', { name: open.name }))
  expect(await screen.findByRole('button', { name: turn.action.edit() })).toBeTruthy()
})

test('what was typed is asked about before Back leaves it', async () => {
  const { user } = await editing()
  await user.type(screen.getByLabelText(form.name()), ' again')
  window.history.back()
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(form.name()).value).toContain('again'))
})
