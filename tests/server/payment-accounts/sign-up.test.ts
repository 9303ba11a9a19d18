import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { customerFact } from '#server/features/payment-accounts/payment-accounts.jobs.ts'
import { expiryEdges } from '#tests/contract/edges/id-photo.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { idPhoto } from '#tests/support/files/id-pictures.ts'
import {
  accountIn,
  answerAll,
  command,
  forgetAccounts,
  ownAccount,
  sendDocument,
  submit,
} from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
})
afterEach(() => forgetAccounts(on))
afterAll(() => app.stop())

const correct = (wholeId: string) =>
  command(dana, { type: 'paymentAccount.correct', ...right.whole, wholeId, terms: true })

test('before anything was begun, an account says what could be', async () => {
  expect(await ownAccount(dana)).toMatchObject({
    status: 'none',
    version: 1,
    facts: { offered: true, answered: false, customer: false },
    changedAt: null,
    bankAccounts: [],
    you: { party: 'owner', mode: 'self' },
  })
})

test('answers are kept one by one, and given back to their owner', async () => {
  await answerAll(dana)
  const { answers, status, facts } = await ownAccount(dana)
  const { emailAgain: _, ...email } = right.email
  expect(answers).toEqual({ ...right.name, ...right.birth, ...email, ...right.address })
  expect([status, facts.answered]).toEqual(['signUpInProgress', true])
})

test('whoever leaves leaves nothing behind', async () => {
  await answerAll(dana)
  const { answers, status } = accountIn(await command(dana, { type: 'paymentAccount.leave' }))
  expect([status, Object.values(answers).filter((answer) => answer !== null)]).toEqual(['none', []])
})

test('a phone number may be left out, and what was given before is then forgotten with its country', async () => {
  await answerAll(dana)
  const { email, emailAgain } = right.email
  await command(dana, { type: 'paymentAccount.giveEmail', email, emailAgain })
  const { answers, facts } = await ownAccount(dana)
  expect([answers.phone, answers.phoneCountryCode, facts.answered]).toEqual([null, null, true])
  expect(accountIn(await submit(dana, '6789')).status).toBe('verified')
})

test('nothing goes to the bank before every question is answered', async () => {
  await command(dana, { type: 'paymentAccount.signUp' })
  expect(await submit(dana, '6789')).toMatchObject({
    status: 409,
    body: { exception: 'notAllowedNow', item: { status: 'signUpInProgress' } },
  })
})

test.each([
  ['6789', 'verified'],
  ['0001', 'detailsNeeded'],
  ['0002', 'documentNeeded'],
  ['0003', 'manualReview'],
  ['0004', 'refused'],
  ['0005', 'suspended'],
  ['0009', 'deactivated'],
])('what the bank says of %s is the state: %s', async (digits, status) => {
  await answerAll(dana)
  const item = accountIn(await submit(dana, digits))
  expect([item.status, item.facts.customer]).toEqual([status, true])
})

test('asked again after the bank said nothing, the same person is one customer', async () => {
  await answerAll(dana)
  const before = await bySuperuser(on, 'select count(*)::int as n from sandbox_customer')
  expect(await submit(dana, '0008')).toMatchObject({ status: 503, body: { exception: 'bankUnreachable' } })
  expect((await ownAccount(dana)).status).toBe('signUpInProgress')
  expect(accountIn(await submit(dana, '0008')).status).toBe('verified')
  const after = await bySuperuser(on, 'select count(*)::int as n from sandbox_customer')
  expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(1)
})

test('the same press twice is one, and the second time the bank is not asked', async () => {
  await answerAll(dana)
  const { id, version } = await ownAccount(dana)
  const body = { type: 'paymentAccount.submit', version, lastFour: '6789', terms: true } as const
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = [
    await dana.call(routes.events, { params: { id }, body }, key),
    await dana.call(routes.events, { params: { id }, body }, key),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.text).toBe(answers[0]?.text)
})

describe('where the bank asks again', () => {
  test('all nine digits may do', async () => {
    await answerAll(dana)
    await submit(dana, '0001')
    await command(dana, { type: 'paymentAccount.giveName', firstName: 'Dana Maria', lastName: 'Reyes' })
    expect(accountIn(await correct('123456789'))).toMatchObject({
      status: 'verified',
      answers: { firstName: 'Dana Maria' },
    })
  })

  test('or may not, and then it wants to see a document', async () => {
    await answerAll(dana)
    await submit(dana, '0006')
    expect(accountIn(await correct('123450006')).status).toBe('documentNeeded')
  })
})

describe('a document', () => {
  const attempts = async () => {
    await answerAll(dana)
    await submit(dana, '0002')
  }

  test.each<[string, Parameters<typeof idPhoto>[0], number, string]>([
    ['in black and white', { grey: true }, 422, 'documentNotColour'],
    ['from too far', { across: 0.7, down: 0.7 }, 422, 'documentTooFar'],
    ['too coarse', { dpi: 100 }, 422, 'documentTooCoarse'],
  ])('%s is refused, and can be sent again', async (_, shot, status, exception) => {
    await attempts()
    expect(await sendDocument(dana, await idPhoto(shot))).toMatchObject({ status, body: { exception } })
    expect((await ownAccount(dana)).status).toBe('documentNeeded')
    expect(accountIn(await sendDocument(dana, await idPhoto())).status).toBe('manualReview')
  })

  test.each(expiryEdges)('$what is taken, or refused by its date', async ({ expires, problem }) => {
    await attempts()
    const answer = await sendDocument(dana, await idPhoto(), { expires })
    if (problem)
      expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field: 'expires', code: problem }] } })
    else expect(accountIn(answer).status).toBe('manualReview')
  })

  test('that nobody asked for goes nowhere', async () => {
    await answerAll(dana)
    expect(await sendDocument(dana, await idPhoto())).toMatchObject({
      status: 409,
      body: { exception: 'notAllowedNow' },
    })
  })

  test('that is not bytes is refused', async () => {
    await attempts()
    const { id, version } = await ownAccount(dana)
    const url = `/pub/v1/payment-accounts/${id}/document?version=${version}&idType=idCard&expires=2031-04-12`
    const answer = await dana.request(
      { method: 'PUT', url, payload: { photo: 'x' } },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(answer).toMatchObject({ status: 415, body: { exception: 'mediaTypeRefused' } })
  })
})

test('what the bank decides later is asked of it, however often and in whatever order it tells', async () => {
  await answerAll(dana)
  const { id } = accountIn(await submit(dana, '0003'))
  const [row] = await bySuperuser(on, 'select customer_ref from payment_account where id = $1', [id])
  const hear = customerFact(app.deps)
  const fact = { familyId: on.family.id, entityId: id, ref: String(row?.customer_ref) }
  await hear(fact)
  expect((await ownAccount(dana)).status).toBe('manualReview')
  await bySuperuser(on, `update sandbox_customer set status = 'verified', due_at = null where id = $1`, [fact.ref])
  await hear(fact)
  const { status, version } = await ownAccount(dana)
  await hear(fact)
  expect([status, (await ownAccount(dana)).version]).toEqual(['verified', version])
})

test('where the provider does not serve the country, nobody begins', async () => {
  const olivia = await app.as(on.people.neighbour.personId)
  expect((await ownAccount(olivia)).facts.offered).toBe(false)
  expect(await command(olivia, { type: 'paymentAccount.signUp' })).toMatchObject({
    status: 409,
    body: { exception: 'notAllowedNow' },
  })
})
