import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { busyAtFirst, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { profile as bare, account as ownAccount } from '../account/fixtures.ts'
import { account, accountId, bankAccount, unanswered } from './account.ts'
import { events, heading, labelled, next, serverOn, type } from './sign-up.support.ts'

const LL = messagesIn()
const { flow } = LL.paymentAccounts

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
  expect(screen.getByRole('option', { name: '+1 United States' })).toBeTruthy()
  await type(user, flow.email.phone(), '2125550123')
  await next(user)
  await heading(flow.address.title())
  expect(screen.getByRole('option', { name: 'United States' })).toBeTruthy()
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
  expect(screen.getByText(/\+1 2125550123/)).toBeTruthy()
  expect(screen.getByText(/New York, NY 10025\s+United States/)).toBeTruthy()
  await next(user, flow.review.send())
  await heading(flow.bankAccount.title())
  expect(sent.filter(({ what }) => what === events).map(({ body }) => (body as { type: string }).type)).toEqual([
    ...['giveName', 'giveName', 'giveBirth', 'giveEmail', 'giveAddress', 'submit'].map(
      (name) => `paymentAccount.${name}`,
    ),
  ])
})

const profile = {
  ...bare,
  contact: {
    ...bare.contact,
    dateOfBirth: '1988-04-12',
    line1: '120 West 105th St',
    city: 'New York',
    state: 'NY',
    postalCode: '10025',
  },
}
const knowing = (known: object) => ({
  'GET /pub/v1/me/profile': () => known,
  'GET /pub/v1/me': () => ownAccount,
})

test('what the account knows is filled in, so that each question is one press', async () => {
  const { answers } = serverOn(account('signUpInProgress', { answers: unanswered, version: 2 }))
  const { user, sent } = await openApp('/app/expenses/account/signUp', { ...answers, ...knowing(profile) })
  for (const question of [flow.name, flow.birth, flow.email, flow.address]) {
    await heading(question.title())
    await next(user)
  }
  await heading(flow.digits.title())
  expect(labelled(flow.digits.four()).style.maxWidth).toBe('calc(5ch + 26px)')
  expect(sent.filter(({ what }) => what === events).map(({ body }) => body)).toMatchObject([
    { firstName: 'Dana', lastName: 'Reyes' },
    { dateOfBirth: '1988-04-12' },
    { email: 'dana@example.com', emailAgain: 'dana@example.com' },
    { line1: '120 West 105th St', city: 'New York', state: 'NY', postalCode: '10025' },
  ])
})

test('an address elsewhere is not filled in, and what was answered before stays', async () => {
  const before = { ...unanswered, firstName: 'Danielle', lastName: 'Reyes-Stone' }
  const { answers } = serverOn(account('signUpInProgress', { answers: before, version: 2 }))
  const abroad = { ...profile, contact: { ...profile.contact, countryCode: 'CA', state: 'ON' } }
  const { user } = await openApp('/app/expenses/account/signUp', { ...answers, ...knowing(abroad) })
  await heading(flow.birth.title())
  await user.click(screen.getByRole('button', { name: flow.previous() }))
  await heading(flow.name.title())
  expect(labelled(flow.name.first()).value).toBe('Danielle')
  for (const question of [flow.name, flow.birth, flow.email]) {
    await heading(question.title())
    await next(user)
  }
  await heading(flow.address.title())
  expect(labelled(flow.address.line1()).value).toBe('')
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
    type: 'paymentAccount.correct',
    version: 3,
    wholeId: '123456789',
    idType: 'driversLicence',
    terms: true,
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
    [`PUT /pub/v1/payment-accounts/${accountId}/document`]: busyAtFirst(() => refusal(422, 'documentNotColour')),
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
  const keys = sent.filter(({ what }) => what.startsWith('PUT')).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('there is nothing to sign up for before it was begun', async () => {
  const { answers } = serverOn(account('none', { answers: unanswered }))
  await openApp('/app/expenses/account/signUp', answers)
  await heading(LL.paymentAccounts.state.none.title())
})

test('whoever comes from an expense is asked at once, and the first answer begins the sign-up', async () => {
  const { answers } = serverOn(account('none', { answers: unanswered }))
  const { user, sent } = await openApp(`/app/expenses/account/signUp?back=/expenses/${expenseId}`, answers)
  await heading(flow.name.title())
  await type(user, flow.name.first(), 'Dana')
  await type(user, flow.name.last(), 'Reyes')
  await next(user)
  await heading(flow.birth.title())
  const types = sent.filter(({ what }) => what === events).map(({ body }) => (body as { type: string }).type)
  expect(types).toEqual(['paymentAccount.signUp', 'paymentAccount.giveName'])
})

test('an expense leads to no questions where the bank does not serve', async () => {
  const facts = { offered: false, answered: false, customer: false }
  const { answers } = serverOn(account('none', { answers: unanswered, facts }))
  await openApp(`/app/expenses/account/signUp?back=/expenses/${expenseId}`, answers)
  expect(await screen.findByText(LL.paymentAccounts.notOfferedTitle())).toBeTruthy()
})

test('who signed up to pay an expense is back at it when a transfer can be sent', async () => {
  const { answers } = serverOn(account('detailsNeeded', { bankAccounts: [bankAccount(1)] }))
  const { user } = await openApp(`/app/expenses/account/signUp?back=/expenses/${expenseId}`, answers)
  await heading(flow.digits.wholeTitle())
  await type(user, flow.digits.nine(), '123456789')
  await next(user)
  await user.click(await screen.findByRole('checkbox'))
  await next(user)
  await next(user, flow.review.send())
  await expect.poll(() => location.pathname).toBe(`/app/expenses/${expenseId}`)
})

test('the page before keeps the expense from which the sign-up was begun', async () => {
  const { answers } = serverOn(account('signUpInProgress'))
  await openApp(`/app/expenses/account?back=/expenses/${expenseId}`, answers)
  const link = await screen.findByRole('link', { name: LL.paymentAccounts.state.signUpInProgress.action() })
  expect(link.getAttribute('href')).toBe(`/app/expenses/account/signUp?back=%2Fexpenses%2F${expenseId}`)
})
