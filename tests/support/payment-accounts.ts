import * as z from 'zod/mini'
import {
  type PaymentAccountDto,
  paymentAccountDto,
  paymentAccountRoutes as routes,
} from '#contract/payment-accounts/payment-accounts.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import type { TestAnswer, TestClient } from './client.ts'
import { asSuperuser } from './record/superuser.ts'
import type { Stage } from './stage.ts'

export const accountIn = ({ body }: Pick<TestAnswer, 'body'>): PaymentAccountDto => z.parse(paymentAccountDto, body)

export const ownAccount = async (client: TestClient): Promise<PaymentAccountDto> =>
  accountIn(await client.call(routes.own, {}))

/** Sends a command with the current version. */
export const command = async (client: TestClient, body: object): Promise<TestAnswer> => {
  const { id, version } = await ownAccount(client)
  return client.call(routes.events, { params: { id }, body: { version, ...body } as never })
}

/** Sends one command after the other, each with the version that the one before it left. */
const commandsInOrder = async (client: TestClient, commands: readonly object[]): Promise<TestAnswer[]> => {
  const { id, version: first } = await ownAccount(client)
  let version = first
  const answers: TestAnswer[] = []
  for (const body of commands) {
    const answer = await client.call(routes.events, { params: { id }, body: { version, ...body } as never })
    if (answer.status < 300) version = accountIn(answer).version
    answers.push(answer)
  }
  return answers
}

const everyAnswer = [
  { type: 'paymentAccount.signUp' },
  { type: 'paymentAccount.giveName', ...right.name },
  { type: 'paymentAccount.giveBirth', ...right.birth },
  { type: 'paymentAccount.giveEmail', ...right.email },
  { type: 'paymentAccount.giveAddress', ...right.address },
]
const submission = (lastFour: string) => ({ type: 'paymentAccount.submit', lastFour, terms: true })

/** Answers every stored question validly. */
export const answerAll = async (client: TestClient): Promise<void> => {
  await commandsInOrder(client, everyAnswer)
}

export const submit = (client: TestClient, lastFour: string): Promise<TestAnswer> =>
  command(client, submission(lastFour))

/** Gets the account verified by the sandbox, whose answer depends on the digits: docs/sandbox.md. */
export const verify = async (client: TestClient): Promise<PaymentAccountDto> => {
  const answers = await commandsInOrder(client, [...everyAnswer, submission('6789')])
  const last = answers.at(-1)
  if (!last) throw new Error('nothing was sent')
  return accountIn(last)
}

export const addBankAccount = (client: TestClient, change: object = {}): Promise<TestAnswer> =>
  client.call(routes.addBankAccount, { body: { ...right.bankAccount, ...change } })

export const sendDocument = async (
  client: TestClient,
  photo: Buffer,
  query: { idType?: string; expires?: string } = {},
): Promise<TestAnswer> => {
  const { id, version } = await ownAccount(client)
  const search = new URLSearchParams({ version: `${version}`, idType: 'idCard', expires: '2031-04-12', ...query })
  return client.request(
    { method: 'PUT', url: `/pub/v1/payment-accounts/${id}/document?${search}`, payload: photo },
    { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  )
}

/** Deletes all accounts here and at the bank, which the product never allows. */
export const forgetAccounts = ({ superuser }: Pick<Stage, 'superuser'>): Promise<void> =>
  asSuperuser(superuser, forgotten.map((table) => `delete from ${table}`).join(';'))

const forgotten = [
  ...['bank_account', 'payment_account', 'payment_readiness', 'bank_resource'],
  ...['sandbox_account', 'sandbox_customer'],
]
