import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { checkMeans } from '#contract/payments/payments.ts'
import { checkEdges } from '#tests/contract/edges/check.ts'
import { type Edge, edges, reasons } from '#tests/contract/edges/expense.ts'
import { expenseId, medical } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { commandsIn, openApp } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const LL = messagesIn()
const { form, dialogs, turn } = LL.expenses
const labels = { name: form.name(), total: form.amount(), purchaseDate: form.date(), note: form.note() }
const most: Partial<Record<Edge['field'], number>> = { name: limits.expenseName.max, note: limits.note }
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

const messageOf = (field: Edge['field'], problem: NonNullable<Edge['problem']>) => {
  const max = most[field]
  return problem === 'tooLong' && max ? LL.errors.atMost({ max }) : LL.errors[problem]()
}
const put = async (user: UserEvent, at: HTMLInputElement, typed: string) => {
  await user.clear(at)
  if (at.type === 'date' && typed) await user.type(at, typed)
  else if (typed) {
    await user.click(at)
    await user.paste(typed)
  }
}

test.each(['name', 'total', 'purchaseDate', 'note'] as const)('%s is answered at each of its edges', async (field) => {
  const { sent, user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  await screen.findByRole('button', { name: form.save() })
  const at = control(labels[field])
  const messages: Record<string, string | undefined> = {}
  for (const edge of edges.filter(({ field: of, only }) => of === field && only !== 'wire')) {
    await put(user, at, edge.typed)
    await user.tab()
    const text = edge.problem ? messageOf(field, edge.problem) : ''
    await vi.waitFor(() =>
      expect([edge.what, at.getAttribute('aria-invalid')]).toEqual([edge.what, (text && 'true') || null]),
    )
    const [described = ''] = (at.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('error'))
    messages[edge.what] = document.getElementById(described)?.textContent ?? ''
    expect([edge.what, messages[edge.what]]).toEqual([edge.what, text])
  }
  expect(sent.filter(({ what }) => what === 'POST /pub/v1/expenses')).toEqual([])
})

test('the first field that is wrong has the focus after a press, whichever it is', async () => {
  const { sent, user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  const save = await screen.findByRole('button', { name: form.save() })
  const right: readonly [string, () => Promise<void>][] = [
    [form.name(), () => put(user, control(form.name()), 'Shoes')],
    [form.amount(), () => put(user, control(form.amount()), '45')],
    ['Mia', () => user.click(control('Mia'))],
    [form.category(), () => user.selectOptions(screen.getByLabelText(form.category()), medical)],
    [form.note(), () => put(user, control(form.note()), 'For school')],
  ]
  await put(user, control(form.note()), 'n'.repeat(limits.note + 1))
  for (const [label, mend] of right) {
    await user.click(save)
    await vi.waitFor(() => expect([label, document.activeElement]).toEqual([label, control(label)]))
    expect(sent.filter(({ what }) => what === 'POST /pub/v1/expenses')).toEqual([])
    await mend()
  }
})

test('a reason is answered at each of its edges, and what was typed stays', async () => {
  const open = { [`POST /pub/v1/expenses/${expenseId}/open`]: () => item('open', 'other') }
  const { sent, user } = await openApp(`/app/expenses/${expenseId}`, open)
  await user.click(await screen.findByRole('button', { name: turn.action.decline() }))
  const at = await screen.findByLabelText<HTMLInputElement>(dialogs.decline.reason())
  const send = () => screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type=submit]')
  for (const { typed, problem } of reasons.filter((reason) => reason.problem)) {
    await put(user, at, typed)
    await user.click(send() ?? document.body)
    const text = problem === 'tooLong' ? LL.errors.atMost({ max: limits.note }) : LL.errors.required()
    expect(await screen.findByText(text)).toBeTruthy()
    expect([at.value, document.activeElement]).toEqual([typed, at])
  }
  expect(commandsIn(sent)).toEqual([])
})

test.each([
  ['0', 'Enter an amount above zero.'],
  ['142.51', dialogs.pay.tooMuch({ payable: '$142.50' })],
  ['', LL.errors.required()],
])('a payment of "%s" is not sent', async (typed, text) => {
  const open = { [`POST /pub/v1/expenses/${expenseId}/open`]: () => item('approved.unpaid', 'other') }
  const { sent, user } = await openApp(`/app/expenses/${expenseId}`, open)
  await user.click(await screen.findByRole('button', { name: turn.action.pay() }))
  const at = await screen.findByLabelText<HTMLInputElement>(LL.common.pay.amount())
  await put(user, at, typed)
  await user.click(screen.getByRole('button', { name: dialogs.pay.action() }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(at)
  expect(commandsIn(sent)).toEqual([])
})

test.each(checkEdges.filter(({ only }) => only !== 'wire'))('$what', async ({ typed, problem, kept }) => {
  const address = `POST /pub/v1/expenses/${expenseId}`
  const answers = {
    [`${address}/open`]: () => item('approved.unpaid', 'other'),
    [`${address}/events`]: () => item('approved.paymentUnconfirmed', 'other'),
  }
  const { sent, user } = await openApp(`/app/expenses/${expenseId}`, answers)
  await user.click(await screen.findByRole('button', { name: turn.action.pay() }))
  const means = checkMeans.find((one) => one === typed.means) ?? 'check'
  await user.click(await screen.findByRole('radio', { name: LL.payments.means[means]() }))
  await put(user, control(LL.common.pay.paidOn()), typed.paidOn ?? '')
  if (typed.number) await put(user, control(LL.common.pay.number()), typed.number)
  await user.click(screen.getByRole('button', { name: dialogs.pay.action() }))
  if (problem) {
    const [field, code] = problem
    const text = code === 'tooLong' ? LL.errors.atMost({ max: limits.checkNumber }) : LL.errors[code]()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(control(LL.common.pay[field]()))
    expect(commandsIn(sent)).toEqual([])
    return
  }
  const body = { type: 'expense.pay', means, paidOn: typed.paidOn, number: kept?.number ?? '' }
  await vi.waitFor(() => expect(commandsIn(sent)).toMatchObject([{ body }]))
})
