import pg from 'pg'
import * as z from 'zod/mini'
import {
  type PaymentAccountDto,
  paymentAccountDto,
  paymentAccountRoutes as routes,
} from '#contract/payment-accounts/payment-accounts.ts'
import { right } from '#tests/contract/payment-account-edges.ts'
import type { TestAnswer, TestClient } from './client.ts'
import type { Stage } from './stage.ts'

export const accountIn = ({ body }: Pick<TestAnswer, 'body'>): PaymentAccountDto => z.parse(paymentAccountDto, body)

export const ownAccount = async (client: TestClient): Promise<PaymentAccountDto> =>
  accountIn(await client.call(routes.own, {}))

/** Sends a command with the current version. */
export const command = async (client: TestClient, body: object): Promise<TestAnswer> => {
  const { id, version } = await ownAccount(client)
  return client.call(routes.events, { params: { id }, body: { version, ...body } as never })
}

/** Answers every stored question validly. */
export const answerAll = async (client: TestClient): Promise<void> => {
  await command(client, { type: 'paymentAccount.signUp' })
  await command(client, { type: 'paymentAccount.giveName', ...right.name })
  await command(client, { type: 'paymentAccount.giveBirth', ...right.birth })
  await command(client, { type: 'paymentAccount.giveEmail', ...right.email })
  await command(client, { type: 'paymentAccount.giveAddress', ...right.address })
}

export const submit = (client: TestClient, lastFour: string): Promise<TestAnswer> =>
  command(client, { type: 'paymentAccount.submit', lastFour, terms: true })

/** Gets the account verified by the sandbox, whose answer depends on the digits: docs/sandbox.md. */
export const verify = async (client: TestClient): Promise<PaymentAccountDto> => {
  await answerAll(client)
  return accountIn(await submit(client, '6789'))
}

export const addBankAccount = (client: TestClient, change: object = {}): Promise<TestAnswer> =>
  client.call(routes.addBankAccount, { body: { ...right.bankAccount, ...change } })

export const sendDocument = async (
  client: TestClient,
  photo: Buffer,
  query: { idType?: string; expires?: string } = {},
): Promise<TestAnswer> => {
  const { id, version } = await ownAccount(client)
  const asked = new URLSearchParams({ version: `${version}`, idType: 'idCard', expires: '2031-04-12', ...query })
  return client.request(
    { method: 'PUT', url: `/pub/v1/payment-accounts/${id}/document?${asked}`, payload: photo },
    { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  )
}

/** Deletes all accounts here and at the bank, which the product never allows. */
export const forgetAccounts = async ({ superuser }: Pick<Stage, 'superuser'>): Promise<void> => {
  for (const table of ['bank_account', 'payment_account', 'payment_readiness', 'bank_resource'])
    await bySuperuser({ superuser }, `delete from ${table}`)
  for (const table of ['sandbox_account', 'sandbox_customer']) await bySuperuser({ superuser }, `delete from ${table}`)
}

export const bySuperuser = async (
  { superuser }: Pick<Stage, 'superuser'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const connection = new pg.Client(superuser)
  await connection.connect()
  try {
    return (await connection.query(text, values)).rows
  } finally {
    await connection.end()
  }
}
