import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type PaymentAccountDto, paymentAccountStatuses } from '#contract/payment-accounts/payment-accounts.ts'
import { accountText } from '#src/features/payment-accounts/account-text.ts'
import { dana, sam } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account, accountId, bankAccount } from './account.ts'

const own = 'GET /pub/v1/payment-account'
const events = `POST /pub/v1/payment-accounts/${accountId}/events`
const parents = [
  { personId: dana, canSend: true, canReceive: true },
  { personId: sam, canSend: false, canReceive: false },
]
const open = (item: PaymentAccountDto, answers: Answers = {}, options: Parameters<typeof openApp>[2] = {}) =>
  openApp(
    '/app/expenses/account',
    { [own]: () => item, 'GET /pub/v1/payment-readiness': () => ({ offered: true, parents }), ...answers },
    options,
  )

const { paymentAccounts: texts, errors } = messagesIn()

describe.each(paymentAccountStatuses)('%s', (status) => {
  test('says where the account stands, and offers what the chart allows', async () => {
    const item = account(status)
    await open(item)
    const { title, why } = accountText(item, messagesIn())
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
    const links = screen.getByRole('main').querySelectorAll('a[href="/app/expenses/account/signUp"]')
    const onward = ['signUpInProgress', 'detailsNeeded', 'documentNeeded', 'migrationUnfinished'].includes(status)
    expect(links.length).toBe(onward ? 1 : 0)
    expect(Boolean(screen.queryByRole('button', { name: texts.leave.open() }))).toBe(status === 'signUpInProgress')
    const signUp = texts.state.none.action({ service: 'OFWpay' })
    expect(Boolean(screen.queryByRole('button', { name: signUp }))).toBe(status === 'none')
    expect(Boolean(screen.queryByRole('button', { name: texts.bankAccounts.add() }))).toBe(status === 'verified')
  })
})

test('the texts of the specification stand where they belong', async () => {
  const titleOf = (status: 'refused' | 'suspended' | 'deactivated') => accountText(account(status), messagesIn()).title
  expect(titleOf('refused')).toBe('Unable to continue OFWpay signup at this time')
  expect(titleOf('suspended')).toBe(
    'You are currently unable to send outgoing payments. You can still receive payments.',
  )
  expect(accountText(account('manualReview'), messagesIn()).why).toContain('1-2 business days')
})

test('it says why where bank transfers are not offered, and that Check / Other works', async () => {
  const item = account('none', { facts: { offered: false, answered: false, customer: false } })
  await open(item, {}, { change: { country: 'GB', currency: 'GBP', bankTransfers: false } })
  expect(await screen.findByText(texts.notOfferedTitle())).toBeTruthy()
  expect(screen.getByText(/Check \/ Other/)).toBeTruthy()
})

test('whoever looks on is told that it is not theirs to see, and nothing is asked', async () => {
  const { sent } = await open(account('verified'), {}, { person: 'viewing' })
  expect(await screen.findByText(texts.refusedTitle())).toBeTruthy()
  expect(sent.map(({ what }) => what)).not.toContain(own)
})

test('what could not be loaded is said, and asked for again by a press', async () => {
  let failing = true
  const { user } = await open(account('none'), {
    [own]: () => (failing ? refusal(403, 'notAllowed') : account('none')),
  })
  expect(await screen.findByText(errors.paymentAccountsNotLoaded())).toBeTruthy()
  failing = false
  await user.click(screen.getByRole('button', { name: texts.retry() }))
  expect(await screen.findByRole('heading', { name: texts.state.none.title() })).toBeTruthy()
})

test('each parent reads one line about the other', async () => {
  await open(account('verified', { bankAccounts: [bankAccount(1)] }))
  expect(await screen.findByText(texts.shared.both())).toBeTruthy()
  expect(screen.getByText(texts.shared.neither())).toBeTruthy()
  expect(screen.getByText(texts.shared.text({ name: 'Sam' }))).toBeTruthy()
})

test('leaving asks first, and says so when it did not work', async () => {
  let answer: () => unknown = () => refusal(503, 'unavailable')
  const { user, sent } = await open(account('signUpInProgress'), { [events]: () => answer() })
  await user.click(await screen.findByRole('button', { name: texts.leave.open() }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sent.some(({ what }) => what === events)).toBe(false)
  await user.click(dialog.getByRole('button', { name: texts.leave.action() }))
  expect(await dialog.findByText(texts.leave.failed())).toBeTruthy()
  answer = () => account('none')
  await user.click(dialog.getByRole('button', { name: texts.leave.action() }))
  expect(await screen.findByRole('heading', { name: texts.state.none.title() })).toBeTruthy()
  expect(sent.filter(({ what }) => what === events).map(({ body }) => body)).toEqual([
    { type: 'paymentAccount.leave', version: 3 },
    { type: 'paymentAccount.leave', version: 3 },
  ])
})

describe('bank accounts', () => {
  const two = account('verified', { bankAccounts: [bankAccount(1), bankAccount(2)] })
  const at = (n: number, rest = '') => `/pub/v1/bank-accounts/${bankAccount(n).id}${rest}`

  test('can be preferred, renamed and removed, each with what was seen', async () => {
    const { user, sent } = await open(two, {
      [`POST ${at(2, '/prefer')}`]: () => two,
      [`PATCH ${at(2)}`]: () => two,
      [`DELETE ${at(1)}`]: () => two,
    })
    const { bankAccounts: say } = texts
    await user.click(await screen.findByRole('button', { name: say.preferOf({ account: 'Trips' }) }))
    await user.click(screen.getByRole('button', { name: say.renameOf({ account: 'Trips' }) }))
    const name = await screen.findByLabelText(say.form.name())
    await user.clear(name)
    await user.type(name, 'Holidays')
    await user.click(screen.getByRole('button', { name: say.form.save() }))
    await screen.findByText(say.done.renamed({ account: 'Holidays' }))
    await user.click(screen.getByRole('button', { name: say.removeOf({ account: 'Household' }) }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(new RegExp(say.removing.next({ account: 'Trips' })))).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: say.removing.action() }))
    await screen.findByText(say.done.removed({ account: 'Household' }))
    expect(sent.filter(({ what }) => what.includes('/bank-accounts/')).map(({ what, body }) => [what, body])).toEqual([
      [`POST ${at(2, '/prefer')}`, { version: 1 }],
      [`PATCH ${at(2)}`, { version: 1, name: 'Holidays' }],
      [`DELETE ${at(1)}`, null],
    ])
  })

  test('one that could not be removed says so, and why', async () => {
    const { user } = await open(two, { [`DELETE ${at(1)}`]: () => refusal(409, 'bankAccountInUse') })
    const { bankAccounts: say } = texts
    await user.click(await screen.findByRole('button', { name: say.removeOf({ account: 'Household' }) }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: say.removing.action() }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Unable to deleteHousehold was not removed. Refused: bankAccountInUse.',
    )
  })

  test('one that is in use says why it stays, and cannot be removed', async () => {
    await open(account('verified', { bankAccounts: [bankAccount(1, { inUse: true })] }))
    expect(await screen.findByText(texts.bankAccounts.inUseText())).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.bankAccounts.removeOf({ account: 'Household' }) })).toBeNull()
  })

  test('one whose numbers are needed asks for them', async () => {
    const item = account('verified', { bankAccounts: [bankAccount(1, { usable: false })] })
    const { user, sent } = await open(item, { [`PUT ${at(1, '/numbers')}`]: () => two })
    await user.click(await screen.findByRole('button', { name: texts.bankAccounts.linkOf({ account: 'Household' }) }))
    await user.type(await screen.findByLabelText(texts.bankAccounts.form.routing()), '222222226')
    await user.type(screen.getByLabelText(texts.bankAccounts.form.number()), '1234')
    await user.click(screen.getByRole('button', { name: texts.bankAccounts.form.save() }))
    await screen.findByText(texts.bankAccounts.done.linked({ account: 'Household' }))
    const numbers = { routingNumber: '222222226', accountNumber: '1234', version: 1 }
    expect(sent.find(({ what }) => what.startsWith('PUT'))?.body).toEqual(numbers)
  })

  test('what the bank does not accept stands at its field, and what was typed stays', async () => {
    const text = 'The bank service did not accept this. Check it letter by letter.'
    const { user } = await open(account('verified'), {
      'POST /pub/v1/bank-accounts': () =>
        refusal(400, 'invalid', { validationErrors: [{ field: 'accountNumber', text, code: 'bankDisagrees' }] }),
    })
    await user.click(await screen.findByRole('button', { name: texts.bankAccounts.add() }))
    const { form } = texts.bankAccounts
    await user.type(await screen.findByLabelText(form.name()), 'Household')
    await user.type(screen.getByLabelText(form.routing()), '222222226')
    const number = screen.getByLabelText<HTMLInputElement>(form.number())
    await user.type(number, '9900000091')
    await user.click(screen.getByRole('button', { name: form.add() }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect([number.value, document.activeElement]).toEqual(['9900000091', number])
  })
})
