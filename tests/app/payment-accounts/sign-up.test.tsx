import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { type Asked, type Edge, edges, right } from '#tests/contract/payment-account-edges.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { words } from '#tests/support/dom/words.ts'
import { account, accountId, answered, unanswered } from './account.ts'

const LL = words()
const { flow, bankAccounts } = LL.paymentAccounts
const own = 'GET /pub/v1/payment-account'
const events = `POST /pub/v1/payment-accounts/${accountId}/events`

/** Stores what it receives, and answers the last digits with `outcome`. */
const serverOn = (begun: PaymentAccountDto, outcome: PaymentAccountDto['status'] = 'verified') => {
  let item = begun
  const take = (body: unknown) => {
    const { type, version, ...fields } = body as { type: string; version: number; emailAgain?: string }
    if (version !== item.version) return refusal(409, 'changedSinceSeen', { item })
    const status = type.endsWith('submit') || type.endsWith('correct') ? outcome : item.status
    const { emailAgain: _, ...kept } = fields
    const answers = type.includes('.give') ? { ...item.answers, ...kept } : item.answers
    item = { ...item, status, version: version + 1, answers }
    return item
  }
  return {
    take,
    answers: {
      [own]: () => item,
      [events]: take,
      'GET /pub/v1/payment-readiness': () => ({ offered: true, parents: [] }),
    },
  }
}

const next = async (user: UserEvent, name = flow.next()) => user.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
/** Finds a field by its whole label, optional or required. */
const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`))
const type = async (user: UserEvent, label: string, text: string) => {
  const at = labelled(label)
  await user.clear(at)
  if (text) await user.type(at, text)
}

test('one question after the other, back and on, until the bank has verified', async () => {
  const { answers } = serverOn(account('signUpInProgress', { answers: unanswered, version: 2 }))
  const { user, sent } = await openApp('/app/expenses/account/signUp', answers)
  const first = await heading(flow.name.title())
  expect(document.activeElement).toBe(first)
  await type(user, flow.name.first(), 'Dana')
  await type(user, flow.name.last(), 'Reyes')
  await next(user)
  await heading(flow.birth.title())
  await user.click(screen.getByRole('button', { name: flow.previous() }))
  await heading(flow.name.title())
  expect(screen.getByLabelText<HTMLInputElement>(flow.name.first()).value).toBe('Dana')
  await next(user)
  await heading(flow.birth.title())
  await type(user, flow.birth.date(), '1988-04-12')
  await next(user)
  await heading(flow.email.title())
  await type(user, flow.email.email(), 'dana@example.com')
  await type(user, flow.email.again(), 'dana@example.com')
  await next(user)
  await heading(flow.address.title())
  await type(user, flow.address.line1(), '120 West 105th St')
  await type(user, flow.address.city(), 'New York')
  await user.selectOptions(screen.getByLabelText(flow.address.state()), 'NY')
  await type(user, flow.address.zip(), '10025')
  await next(user)
  await heading(flow.digits.title())
  await type(user, flow.digits.four(), '6789')
  await next(user)
  await heading(flow.terms.title())
  await next(user)
  expect(await screen.findByText(LL.errors.required())).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await next(user)
  await heading(flow.review.title())
  expect(screen.queryByText('6789')).toBeNull()
  await next(user, flow.review.send())
  await heading(flow.bankAccount.title())
  expect(sent.filter(({ what }) => what === events).map(({ body }) => (body as { type: string }).type)).toEqual([
    ...['giveName', 'giveName', 'giveBirth', 'giveEmail', 'giveAddress', 'submit'].map(
      (name) => `paymentAccount.${name}`,
    ),
  ])
})

test('after a break it goes on where the answers end; the digits are asked again', async () => {
  const { answers } = serverOn(account('signUpInProgress'))
  await openApp('/app/expenses/account/signUp', answers)
  await heading(flow.digits.title())
})

test('where the bank asks again it asks for all nine digits', async () => {
  const { answers } = serverOn(account('detailsNeeded'))
  const { user, sent } = await openApp('/app/expenses/account/signUp', answers)
  await heading(flow.digits.wholeTitle())
  await type(user, flow.digits.nine(), '123456789')
  await next(user)
  await user.click(await screen.findByRole('checkbox'))
  await next(user)
  await next(user, flow.review.send())
  await heading(flow.bankAccount.title())
  expect(sent.filter(({ what }) => what === events).at(-1)?.body).toEqual({
    ...{ type: 'paymentAccount.correct', version: 3, wholeId: '123456789', idType: 'driversLicence', terms: true },
  })
})

const toReview = async (user: UserEvent) => {
  await heading(flow.digits.title())
  await type(user, flow.digits.four(), '6789')
  await next(user)
  await user.click(await screen.findByRole('checkbox'))
  await next(user)
  await heading(flow.review.title())
}

test('an answer that the bank doubts is named, and can be changed from there', async () => {
  const { answers } = serverOn(account('signUpInProgress'))
  const doubted = { field: 'line1', text: 'The bank service did not accept this.', code: 'bankDisagrees' }
  const { user } = await openApp('/app/expenses/account/signUp', {
    ...answers,
    [events]: () => refusal(400, 'invalid', { validationErrors: [doubted] }),
  })
  await toReview(user)
  await next(user, flow.review.send())
  expect(await screen.findByText(flow.review.look({ what: flow.address.step() }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: flow.review.changeOf({ what: flow.address.step() }) }))
  await heading(flow.address.title())
})

test('the bank’s silence is said, and the same press is sent again', async () => {
  let silent = true
  const { answers, take } = serverOn(account('signUpInProgress'))
  const { user, sent } = await openApp('/app/expenses/account/signUp', {
    ...answers,
    [events]: (body) => (silent ? refusal(503, 'bankUnreachable') : take(body)),
  })
  await toReview(user)
  await next(user, flow.review.send())
  expect(await screen.findByText(LL.errors.signUpCannotContinue())).toBeTruthy()
  silent = false
  await next(user, flow.review.send())
  await heading(flow.bankAccount.title())
  const keys = sent.filter(({ what }) => what === events).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})

test('a photo is asked for where the bank asks for one, and refused with what to do', async () => {
  const { answers } = serverOn(account('documentNeeded'))
  const { user, sent } = await openApp('/app/expenses/account/signUp', {
    ...answers,
    [`PUT /pub/v1/payment-accounts/${accountId}/document`]: () => refusal(422, 'documentNotColour'),
  })
  await heading(flow.document.title())
  await next(user, flow.document.send())
  expect(await screen.findAllByText(LL.errors.required())).toHaveLength(2)
  await type(user, flow.document.expires(), '2026-11-19')
  await user.tab()
  expect(await screen.findByText(LL.errors.documentExpired())).toBeTruthy()
  await type(user, flow.document.expires(), '2031-04-12')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for a photo')
  await user.upload(input, new File(['1'], 'card.jpg', { type: 'image/jpeg' }))
  await next(user, flow.document.send())
  expect(await screen.findByText('Refused: documentNotColour.')).toBeTruthy()
  expect(screen.getByText(LL.errors.cannotUpload())).toBeTruthy()
  expect(sent.filter(({ what }) => what.startsWith('PUT'))).toHaveLength(1)
})

test('there is nothing to sign up for before it was begun', async () => {
  const { answers } = serverOn(account('none', { answers: unanswered }))
  await openApp('/app/expenses/account/signUp', answers)
  await heading(LL.paymentAccounts.state.none.title())
})

const labels: Record<string, string> = {
  ...{ firstName: flow.name.first(), lastName: flow.name.last(), dateOfBirth: flow.birth.date() },
  ...{ email: flow.email.email(), emailAgain: flow.email.again(), line1: flow.address.line1() },
  ...{ line2: flow.address.line2(), city: flow.address.city(), state: flow.address.state() },
  ...{ postalCode: flow.address.zip(), lastFour: flow.digits.four(), wholeId: flow.digits.nine() },
  ...{ name: bankAccounts.form.name(), routingNumber: bankAccounts.form.routing() },
  accountNumber: bankAccounts.form.number(),
}
const most: Record<string, number> = {
  ...{ firstName: 50, lastName: 50, line1: 50, line2: 50, city: 50, name: 50 },
  ...{ email: limits.email, emailAgain: limits.email },
}
const missing: Partial<Record<Asked, (keyof typeof answered)[]>> = {
  name: ['firstName', 'lastName'],
  birth: ['dateOfBirth'],
  email: ['email'],
  address: ['line1', 'line2', 'city', 'state', 'postalCode'],
}
const begunAt = (asked: Asked): PaymentAccountDto => {
  if (asked === 'bankAccount') return account('verified')
  if (asked === 'whole') return account('detailsNeeded')
  const open = Object.fromEntries((missing[asked] ?? []).map((field) => [field, null]))
  return account('signUpInProgress', { answers: { ...answered, ...open } })
}
const said = ({ field, problem, named }: Edge) => {
  const max = most[field]
  if (!problem) return ''
  return problem === 'tooLong' && max ? LL.errors.atMost({ max }) : fieldProblemText(LL.errors, problem, named)
}

describe.each(Object.keys(right) as Asked[])('%s', (asked) => {
  test('is answered at each of its edges', async () => {
    const { answers } = serverOn(begunAt(asked))
    const { user, sent } = await openApp('/app/expenses/account/signUp', answers)
    await screen.findByRole('button', { name: asked === 'bankAccount' ? bankAccounts.form.add() : flow.next() })
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
    for (const [field, typed] of Object.entries(right[asked])) if (field in labels) await put(field, typed)
    for (const edge of edges.filter((one) => one.asked === asked && !one.wire)) {
      await put(edge.field, edge.typed)
      await user.tab()
      const text = said(edge)
      await vi.waitFor(() => {
        const at = control(edge.field)
        const ids = (at.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('error'))
        const shown = document.getElementById(ids[0] ?? '')?.textContent ?? ''
        // Whether two fields match is checked only when both are valid.
        expect([edge.field, edge.what, shown]).toEqual([edge.field, edge.what, text])
      })
      await put(edge.field, Reflect.get(right[asked], edge.field))
    }
    expect(sent.filter(({ what }) => what === events)).toEqual([])
  }, 120_000)
})
