import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type BankAccountDto, paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { hearBank } from '#server/features/payment-accounts/payment-accounts.change.ts'
import {
  bankAccountRefOf,
  bankEligibilityOf,
  preferredAccountRefOf,
} from '#server/features/payment-accounts/payment-accounts.eligibility.ts'
import { leaveFormerProvider } from '#server/features/payment-accounts/payment-accounts.jobs.ts'
import { paymentAccountLifecycleWith } from '#server/features/payment-accounts/payment-accounts.lifecycle.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import {
  accountIn,
  addBankAccount,
  answerAll,
  forgetAccounts,
  ownAccount,
  submit,
  verify,
} from '#tests/support/payment-accounts.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})
afterEach(() => forgetAccounts(on))
afterAll(() => app.stop())

const two = async (): Promise<[BankAccountDto, BankAccountDto]> => {
  await verify(dana)
  await addBankAccount(dana)
  const item = accountIn(await addBankAccount(dana, { name: 'Savings', type: 'savings', accountNumber: '5550001111' }))
  const [first, second] = item.bankAccounts
  if (!first || !second) throw new Error('two bank accounts are needed')
  return [first, second]
}
const remove = ({ id, version }: BankAccountDto) =>
  dana.call(routes.removeBankAccount, { params: { id }, query: { version } })
const namesIn = (answer: TestAnswer) =>
  accountIn(answer).bankAccounts.map(({ name, preferred }) => `${name}${preferred ? ' *' : ''}`)

describe('bank accounts', () => {
  test('the first one is preferred, and of its number four digits are kept', async () => {
    const [first, second] = await two()
    expect([first, second]).toMatchObject([
      { name: 'Household', type: 'checking', last4: '6789', preferred: true, usable: true, inUse: false },
      { name: 'Savings', type: 'savings', last4: '1111', preferred: false },
    ])
    const rows = await bySuperuser(on, 'select t::text as row from bank_account t')
    expect(JSON.stringify(rows)).not.toMatch(/123456789|5550001111|222222226/)
  })

  test('another one can be preferred, renamed, and removed; then the first is preferred again', async () => {
    const [, second] = await two()
    const params = { id: second.id }
    const preferred = await dana.call(routes.preferBankAccount, { params, body: { version: second.version } })
    expect(namesIn(preferred)).toEqual(['Savings *', 'Household'])
    const version = second.version + 1
    expect(namesIn(await dana.call(routes.renameBankAccount, { params, body: { version, name: 'Trips' } }))).toEqual([
      'Trips *',
      'Household',
    ])
    expect(namesIn(await remove({ ...second, version: version + 1 }))).toEqual(['Household *'])
  })

  test('what changed meanwhile is not changed again unseen', async () => {
    const [first] = await two()
    expect(await remove({ ...first, version: first.version + 1 })).toMatchObject({
      status: 409,
      body: { exception: 'changedSinceSeen', item: { bankAccounts: [{ id: first.id }, {}] } },
    })
  })

  test('the same account is added once', async () => {
    await two()
    expect(await addBankAccount(dana, { name: 'Again' })).toMatchObject({
      status: 409,
      body: { exception: 'bankAccountDuplicate' },
    })
  })

  test('numbers that the bank does not know are refused at their field', async () => {
    await verify(dana)
    expect(await addBankAccount(dana, { accountNumber: '9900000091' })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'accountNumber', code: 'bankDisagrees' }] },
    })
    expect((await ownAccount(dana)).bankAccounts).toEqual([])
  })

  test('there is an end to them', async () => {
    await verify(dana)
    for (let n = 0; n < limits.bankAccount.perPerson; n += 1) await addBankAccount(dana, { accountNumber: `77000${n}` })
    expect(await addBankAccount(dana, { accountNumber: '880001' })).toMatchObject({
      status: 409,
      body: { exception: 'tooMany' },
    })
  })

  test('nobody has one before the bank knows them', async () => {
    await answerAll(dana)
    expect(await addBankAccount(dana)).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
    await submit(dana, '0003')
    expect(await addBankAccount(dana)).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
  })

  test('one that a payment comes from is not removed while it is on its way, and is afterwards', async () => {
    const [first] = await two()
    const { payment } = await paymentAt.pending(on)
    await bySuperuser(on, 'update payment set bank_account_id = $1 where id = $2', [first.id, payment])
    const item = (await ownAccount(dana)).bankAccounts[0]
    expect(item?.inUse).toBe(true)
    expect(await remove(first)).toMatchObject({ status: 409, body: { exception: 'bankAccountInUse' } })
    await on.send('payment', 'bank', payment, { type: 'payment.paid' })
    expect(namesIn(await remove(first))).toEqual(['Savings *'])
  })

  test('one that a transfer goes to is not removed either', async () => {
    const [first] = await two()
    const { payment } = await paymentAt.pending(on)
    await bySuperuser(
      on,
      `insert into transfer (family_id, payment_id, to_account_id) values ($1, $2, $3)
       on conflict (family_id, payment_id) do update set to_account_id = excluded.to_account_id`,
      [on.family.id, payment, first.id],
    )
    expect(await remove(first)).toMatchObject({ status: 409, body: { exception: 'bankAccountInUse' } })
  })
})

const readiness = async (client: TestClient) =>
  ((await client.call(routes.readiness, {})).body as { parents: Record<string, unknown>[] }).parents.find(
    ({ personId }) => personId === on.dana.personId,
  )

describe('what others know', () => {
  test('the other parent learns that money can come and go, step by step, and nothing else', async () => {
    const neither = { personId: on.dana.personId, canSend: false, canReceive: false }
    expect(await readiness(sam)).toEqual(neither)
    await verify(dana)
    expect(await readiness(sam)).toEqual(neither)
    await addBankAccount(dana)
    expect(await readiness(sam)).toEqual({ ...neither, canSend: true, canReceive: true })
    const ids = (await ownAccount(dana)).bankAccounts.map(({ id }) => id)
    const seen = await on.scopes.asViewer(on.sam, async (tx) => ({
      accounts: await tx.selectFrom('payment_account').selectAll().execute(),
      bankAccounts: await tx.selectFrom('bank_account').selectAll().execute(),
    }))
    expect(seen).toEqual({ accounts: [], bankAccounts: [] })
    for (const id of ids)
      expect((await sam.call(routes.removeBankAccount, { params: { id }, query: { version: 1 } })).status).toBe(404)
  })

  test('whoever was stopped from sending still receives', async () => {
    await verify(dana)
    await addBankAccount(dana)
    const { id } = await ownAccount(dana)
    const lifecycle = paymentAccountLifecycleWith({ serves: () => true })
    await on.act('bank', (change) => hearBank(change, lifecycle, id, 'suspended'))
    expect(await readiness(sam)).toMatchObject({ canSend: false, canReceive: true })
    for (const closed of ['refused', 'deactivated'] as const) {
      await on.act('bank', (change) => hearBank(change, lifecycle, id, closed))
      expect(await readiness(sam)).toMatchObject({ canSend: false, canReceive: false })
    }
  })

  test('payments get the provider’s ids, and only of what can be used', async () => {
    const [first] = await two()
    const stored = await on.scopes.asSystem(on.family.id, async (tx) => ({
      standing: await bankEligibilityOf(tx, on.dana.personId),
      ref: await bankAccountRefOf(tx, first.id),
      preferred: await preferredAccountRefOf(tx, on.dana.personId),
      unknown: await bankAccountRefOf(tx, crypto.randomUUID()),
      nobody: await preferredAccountRefOf(tx, on.sam.personId),
    }))
    expect(stored).toEqual({
      standing: { canSend: true, canReceive: true },
      ref: expect.any(String),
      preferred: { bankAccountId: first.id, ref: stored.ref },
      unknown: null,
      nobody: null,
    })
  })
})

describe('a change of provider', () => {
  const moved = async () => {
    const accounts = await two()
    await bySuperuser(on, `update payment_account set provider = 'former'`)
    await leaveFormerProvider(app.deps)
    return accounts
  }

  test('asks the owner to finish it, and nothing moves until then', async () => {
    await moved()
    const item = await ownAccount(dana)
    expect([item.status, item.facts, item.bankAccounts.map(({ usable }) => usable)]).toEqual([
      'migrationUnfinished',
      { offered: true, answered: true, customer: false },
      [false, false],
    ])
    expect(await readiness(sam)).toMatchObject({ canSend: false, canReceive: false })
    await leaveFormerProvider(app.deps)
    expect((await ownAccount(dana)).version).toBe(item.version)
  })

  test('is finished by the digits and by the numbers of each account, which stays the same one', async () => {
    const [first] = await moved()
    expect(accountIn(await submit(dana, '6789')).status).toBe('verified')
    const { version } = (await ownAccount(dana)).bankAccounts.find(({ id }) => id === first.id) ?? first
    const numbers = { routingNumber: '222222226', accountNumber: '123456789' }
    const linked = await dana.call(routes.linkBankAccount, {
      params: { id: first.id },
      body: { version, ...numbers },
    })
    expect(accountIn(linked).bankAccounts).toMatchObject([
      { id: first.id, usable: true, preferred: true },
      { usable: false },
    ])
    expect(await readiness(sam)).toMatchObject({ canSend: true, canReceive: true })
  })
})
