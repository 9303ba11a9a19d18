import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MonthlyExpenseDto } from '#contract/monthly-expenses/monthly-expenses.ts'
import { monthlyEdges } from '#tests/contract/edges/monthly.ts'
import { children, expenseId, medical, sam } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const LL = messagesIn()
const { monthly, form, turn } = LL.expenses
const id = '00000000-0000-4000-8000-0000000000f1'
const begin = 'POST /pub/v1/monthlyExpenses'
const get = `GET /pub/v1/monthlyExpenses/${id}`
const send = `POST /pub/v1/monthlyExpenses/${id}/expense`
const events = `POST /pub/v1/monthlyExpenses/${id}/events`

const piano = (change: Partial<MonthlyExpenseDto> = {}): MonthlyExpenseDto => ({
  id,
  status: 'active',
  version: 3,
  name: 'Piano',
  total: 120_00,
  currency: 'USD',
  categoryId: medical,
  ownPercent: 60,
  childIds: [children.mia],
  note: null,
  nextOn: '2026-11-05',
  endsOn: null,
  facts: { due: true, last: false },
  you: { actor: sam, party: 'owner', mode: 'self' },
  ...change,
})
const opened = (answers: Parameters<typeof openApp>[1]) =>
  openApp(`/app/expenses/new?monthly=${id}`, { [get]: () => piano(), ...answers }, { person: 'creator' })

test('a draft on Home opens the form, filled in, and is sent once for a double press', async () => {
  const made = item('open', 'creator', { name: 'Piano' })
  const nothing = { count: 0, items: [], support: [], monthly: [] }
  const ready = [{ id, name: 'Piano', total: 120_00, currency: 'USD', on: '2026-11-05' }]
  const { sent, user } = await openApp(
    '/app/home',
    {
      'GET /pub/v1/home': () => ({ you: { ...nothing, count: 1, monthly: ready }, others: nothing, totals: null }),
      [get]: () => piano(),
      [send]: () => made,
      [`GET /pub/v1/expenses/${expenseId}`]: () => made,
    },
    { person: 'creator' },
  )
  const link = await screen.findByRole('link', { name: 'Piano' })
  const line = within(link.closest('li') ?? document.body)
  expect(line.getByText(monthly.home.ready())).toBeTruthy()
  expect(line.getByText('$120.00')).toBeTruthy()
  await user.click(link)
  const save = await screen.findByRole('button', { name: form.save() })
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([value(form.name()), value(form.amount()), value(form.date()), value(form.ownPercent())]).toEqual([
    'Piano',
    '120.00',
    '2026-11-05',
    '60',
  ])
  expect(sent.some(({ what }) => what === send)).toBe(false)
  await user.dblClick(save)
  await vi.waitFor(() => expect(sent.filter(({ what }) => what === send)).toHaveLength(1))
  const expense = { name: 'Piano', total: 120_00, ownPercent: 60, purchaseDate: '2026-11-05' }
  expect(sent.find(({ what }) => what === send)?.body).toMatchObject({ version: 3, expense })
})

test('a month can be skipped, and what no longer is due is not sent', async () => {
  const { sent, user } = await opened({ [events]: () => piano({ version: 4 }) })
  await user.click(await screen.findByRole('button', { name: monthly.draft.skip() }))
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === events)?.body).toEqual({ type: 'monthlyExpense.skip', version: 3 }),
  )
})

test('before its day there is nothing to send; it can only be stopped', async () => {
  await opened({ [get]: () => piano({ nextOn: '2026-12-05', facts: { due: false, last: false } }) })
  expect(await screen.findByRole('button', { name: monthly.draft.end() })).toBeTruthy()
  expect(screen.queryByRole('button', { name: monthly.draft.skip() })).toBeNull()
  expect(screen.queryByRole('button', { name: form.save() })).toBeNull()
})

test('one that was sent elsewhere keeps what was typed and says so', async () => {
  const { user } = await opened({ [send]: () => refusal(409, 'changedSinceSeen', { item: piano({ version: 4 }) }) })
  await user.click(await screen.findByRole('button', { name: form.save() }))
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: changedSinceSeen.')
  expect(screen.getByLabelText<HTMLInputElement>(form.name()).value).toBe('Piano')
})

const repeating = async () => {
  const open = item('open', 'creator')
  const answers = { [`POST /pub/v1/expenses/${expenseId}/open`]: () => open, [begin]: () => piano() }
  const app = await openApp(`/app/expenses/${expenseId}`, answers, { person: 'creator' })
  await screen.findByRole('button', { name: turn.action.edit() })
  await app.user.click(screen.getByRole('button', { name: monthly.repeat() }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}

test.each(monthlyEdges)('repeated $what', async ({ firstOn, endsOn, problem }) => {
  const { sent, user, dialog } = await repeating()
  const [first, last] = [
    dialog.getByLabelText<HTMLInputElement>(monthly.dialog.firstOn()),
    dialog.getByLabelText<HTMLInputElement>(new RegExp(monthly.dialog.endsOn())),
  ]
  await user.clear(first)
  await user.type(first, firstOn)
  if (endsOn) await user.type(last, endsOn)
  await user.click(dialog.getByRole('button', { name: monthly.dialog.action() }))
  if (problem) {
    const [field, code] = problem
    expect(await dialog.findByText(LL.errors[code]())).toBeTruthy()
    expect(document.activeElement).toBe(field === 'firstOn' ? first : last)
    expect(sent.some(({ what }) => what === begin)).toBe(false)
    return
  }
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === begin)?.body).toMatchObject({
      firstOn,
      endsOn: endsOn || null,
      total: 285_00,
    }),
  )
})
