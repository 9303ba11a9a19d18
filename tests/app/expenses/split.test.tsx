import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FamilyDto } from '#contract/families.ts'
import { splitEdges } from '#tests/contract/edges/split.ts'
import { expenseId, medical } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { commandsIn, openApp, page } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const create = 'POST /pub/v1/expenses'
const LL = messagesIn()
const { form, details } = LL.expenses

const filled = async (change: Partial<FamilyDto> = {}) => {
  const made = item('open', 'creator')
  const answers = { [create]: () => made, [`GET /pub/v1/expenses/${expenseId}`]: () => made }
  const app = await openApp('/app/expenses/new', answers, { person: 'creator', change })
  await app.user.type(await screen.findByLabelText(form.name()), 'School trip')
  await app.user.type(screen.getByLabelText(form.amount()), '100.01')
  await app.user.click(screen.getByLabelText('Mia'))
  await app.user.selectOptions(screen.getByLabelText(form.category()), medical)
  return app
}

test.each(splitEdges.filter(({ only }) => only !== 'wire'))('$what', async ({ typed, sent: right, problem }) => {
  const { sent, user } = await filled()
  await user.selectOptions(screen.getByLabelText(form.splitChoice()), form.splitOther())
  const own = screen.getByLabelText<HTMLInputElement>(form.ownPercent())
  expect(document.activeElement).toBe(own)
  if (typed) await user.type(own, typed)
  await user.click(screen.getByRole('button', { name: form.save() }))
  if (problem) {
    expect(await screen.findByText(LL.errors[problem]())).toBeTruthy()
    expect([own.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', own])
    expect(sent.filter(({ what }) => what === create)).toEqual([])
    return
  }
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === create)?.body).toMatchObject({ categoryId: medical, ownPercent: right }),
  )
})

test('the list of categories names whose share is which', async () => {
  await filled({
    categories: [
      { id: medical, preset: 'medicalDental', name: null, description: null, creatorPercent: 50, offered: true },
      { id: expenseId, preset: null, name: 'Clothes', description: null, creatorPercent: 70, offered: true },
    ],
  })
  const options = within(screen.getByLabelText(form.category())).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    form.categoryPlaceholder(),
    'Medical/Dental: 50 / 50',
    'Clothes: Dana 30%, Sam 70%',
  ])
})

test('a split that another category has is one choice, and the shares follow it at once', async () => {
  const { sent, user } = await filled({
    categories: [
      { id: medical, preset: 'medicalDental', name: null, description: null, creatorPercent: 50, offered: true },
      { id: expenseId, preset: null, name: 'Clothes', description: null, creatorPercent: 70, offered: true },
    ],
  })
  expect(screen.getByText('$50.01')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(form.splitChoice()), 'You 70%, Dana 30%')
  expect(screen.getByText('$70.01')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: form.save() }))
  await vi.waitFor(() => expect(sent.find(({ what }) => what === create)?.body).toMatchObject({ ownPercent: 70 }))
})

test('an edit begins with the split of the expense, and both parents read that it is its own', async () => {
  const own = item('open', 'creator', { ownPercent: 62.5 })
  const answers = { [`POST /pub/v1/expenses/${expenseId}/open`]: () => own }
  const { sent, user } = await openApp(`/app/expenses/${expenseId}`, answers, { person: 'creator' })
  expect(await screen.findByText(details.split.own())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: LL.expenses.turn.action.edit() }))
  expect((await screen.findByLabelText<HTMLInputElement>(form.ownPercent())).value).toBe('62.5')
  await user.click(screen.getByRole('button', { name: form.saveEdit() }))
  await vi.waitFor(() => expect(commandsIn(sent)).toMatchObject([{ body: { type: 'expense.edit', ownPercent: 62.5 } }]))
})

test('the category that was used last is chosen from the start, and needs no answer to leave', async () => {
  const last = item('settled', 'creator', { categoryId: medical })
  const { sent } = await openApp(
    '/app/expenses/new',
    { 'GET /pub/v1/expenses': () => page([last]) },
    { person: 'creator' },
  )
  const category = await screen.findByLabelText<HTMLSelectElement>(form.category())
  await vi.waitFor(() => expect(category.value).toBe(medical))
  expect(sent.some(({ what }) => what === create)).toBe(false)
})

test('a press on a button is not lost to an error that the field before it shows', async () => {
  const { user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  const category = await screen.findByLabelText(form.category())
  category.focus()
  const button = screen.getByRole('button', { name: form.newCategory() })
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(category.getAttribute('aria-invalid')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
