import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { type Edge, edges, type QuestionName, right } from '#tests/contract/edges/payment-account.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { account, answered } from './account.ts'
import { events, labelled, serverOn } from './sign-up.support.ts'

const LL = messagesIn()
const { flow, bankAccounts } = LL.paymentAccounts

const labels: Record<string, string> = {
  firstName: flow.name.first(),
  lastName: flow.name.last(),
  dateOfBirth: flow.birth.date(),
  email: flow.email.email(),
  emailAgain: flow.email.again(),
  phone: flow.email.phone(),
  line1: flow.address.line1(),
  line2: flow.address.line2(),
  city: flow.address.city(),
  state: flow.address.state(),
  postalCode: flow.address.zip(),
  lastFour: flow.digits.four(),
  wholeId: flow.digits.nine(),
  name: bankAccounts.form.name(),
  routingNumber: bankAccounts.form.routing(),
  accountNumber: bankAccounts.form.number(),
}
const most: Record<string, number> = {
  firstName: 50,
  lastName: 50,
  line1: 50,
  line2: 50,
  city: 50,
  name: 50,
  email: limits.email,
  emailAgain: limits.email,
}
const missing: Partial<Record<QuestionName, (keyof typeof answered)[]>> = {
  name: ['firstName', 'lastName'],
  birth: ['dateOfBirth'],
  email: ['email'],
  address: ['line1', 'line2', 'city', 'state', 'postalCode'],
}
const begunAt = (question: QuestionName): PaymentAccountDto => {
  if (question === 'bankAccount') return account('verified')
  if (question === 'whole') return account('detailsNeeded')
  const open = Object.fromEntries((missing[question] ?? []).map((field) => [field, null]))
  return account('signUpInProgress', { answers: { ...answered, ...open } })
}
const messageOf = ({ field, problem, named }: Edge) => {
  const max = most[field]
  if (!problem) return ''
  return problem === 'tooLong' && max ? LL.errors.atMost({ max }) : fieldProblemText(LL.errors, problem, named)
}

describe.each(Object.keys(right) as QuestionName[])('%s', (question) => {
  test('is answered at each of its edges', async () => {
    const { answers } = serverOn(begunAt(question))
    const { user, sent } = await openApp('/app/expenses/account/signUp', answers)
    await screen.findByRole('button', { name: question === 'bankAccount' ? bankAccounts.form.add() : flow.next() })
    const control = (field: string) => labelled(labels[field] ?? '')
    const put = async (field: string, typed: string) => {
      const at = control(field)
      if (at.tagName === 'SELECT') return user.selectOptions(at, typed)
      await user.clear(at)
      if (typed === '') return
      if (at.type === 'date') return user.type(at, typed)
      await user.click(at)
      await user.paste(typed)
    }
    for (const [field, typed] of Object.entries(right[question])) if (field in labels) await put(field, typed)
    for (const edge of edges.filter((one) => one.question === question && !one.wire)) {
      await put(edge.field, edge.typed)
      await user.tab()
      const text = messageOf(edge)
      await vi.waitFor(() => {
        const at = control(edge.field)
        const ids = (at.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('error'))
        const shown = document.getElementById(ids[0] ?? '')?.textContent ?? ''
        // Whether two fields match is checked only when both are valid.
        expect([edge.field, edge.what, shown]).toEqual([edge.field, edge.what, text])
      })
      await put(edge.field, Reflect.get(right[question], edge.field))
    }
    expect(sent.filter(({ what }) => what === events)).toEqual([])
  }, 120_000)
})
