import * as z from 'zod/mini'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountMeta } from '#machines/payment-accounts/payment-account.setup.ts'
import { paymentAccountParties } from '#machines/payment-accounts/payment-account.types.ts'
import { type LeafOf, leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { date, id, instant, itemParams, youAmong } from '../common.ts'
import { nameLine } from '../identity.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { accountNumber, routingNumber } from './bank-numbers.ts'
import { idType, newBankAccount, paymentAccountCommand, seen, seenBody } from './commands.ts'
import { bankAccountTypes } from './kinds.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const paymentAccountStatuses = leavesOf(paymentAccountMachine)
export type PaymentAccountStatus = LeafOf<typeof paymentAccountMachine>

/** Says whether bank accounts can be added in this state, which requires that money can go both ways. */
export const takesBankAccounts = (status: PaymentAccountStatus): boolean =>
  metaOfLeaf<PaymentAccountMeta>(paymentAccountMachine, status).eligibility === 'sendsAndReceives'

export const bankAccountDto = z.object({
  id,
  version: z.int(),
  name: z.string(),
  type: z.enum(bankAccountTypes),
  /** Nothing else of the number is stored. */
  last4: z.string(),
  /** Received money comes to this account, and sent money leaves from it unless another is chosen. */
  preferred: z.boolean(),
  /** False after a change of provider, until its numbers are given again. */
  usable: z.boolean(),
  /** A payment from it is under way or planned, so it cannot be removed. */
  inUse: z.boolean(),
  addedAt: instant,
})
export type BankAccountDto = z.infer<typeof bankAccountDto>

/** The answers that are stored between visits. They never include digits of an ID or an account number. */
const signUpAnswersDto = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  dateOfBirth: z.nullable(date),
  email: z.nullable(z.string()),
  line1: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type SignUpAnswersDto = z.infer<typeof signUpAnswersDto>

/** The caller's own account; nobody else ever receives this. `facts` are the chart's context. */
export const paymentAccountDto = z.object({
  id,
  status: z.enum(paymentAccountStatuses),
  version: z.int(),
  facts: z.object({ offered: z.boolean(), answered: z.boolean(), customer: z.boolean() }),
  answers: signUpAnswersDto,
  /** The time of the last change; null before sign-up has begun. */
  changedAt: z.nullable(instant),
  /** The preferred account comes first, then the oldest. */
  bankAccounts: z.array(bankAccountDto),
  you: youAmong(paymentAccountParties),
})
export type PaymentAccountDto = z.infer<typeof paymentAccountDto>

const output = paymentAccountDto
const accounts = '/pub/v1/bank-accounts'

export const paymentAccountRoutes = {
  own: route({
    method: 'GET',
    path: '/pub/v1/payment-account',
    access: 'bearer',
    summary: "The caller's own payment account, begun or not.",
    output,
  }),
  events: route({
    method: 'POST',
    path: '/pub/v1/payment-accounts/:id/events',
    access: 'bearer',
    summary: "A command to the caller's own payment account; its chart decides.",
    params: itemParams,
    body: paymentAccountCommand,
    output,
  }),
  /** The body is the photo itself, application/octet-stream. It is passed on to the provider and not stored. */
  document: route({
    method: 'PUT',
    path: '/pub/v1/payment-accounts/:id/document',
    access: 'bearer',
    summary: 'A photo of an ID, looked at and handed to the provider.',
    params: itemParams,
    query: z.object({ version: z.coerce.number().check(z.int()), idType, expires: date }),
    // The limit is higher than what is accepted, so that a slightly too large photo gets a helpful answer.
    bytes: 2 * limits.idPhoto.bytes,
    output,
  }),
  readiness: route({
    method: 'GET',
    path: '/pub/v1/payment-readiness',
    access: 'bearer',
    summary: 'Whether bank transfers are offered here, and which parent can send and receive them.',
    output: z.object({
      offered: z.boolean(),
      parents: z.array(z.object({ personId: id, canSend: z.boolean(), canReceive: z.boolean() })),
    }),
  }),
  addBankAccount: route({
    method: 'POST',
    path: accounts,
    access: 'bearer',
    summary: 'Adds a bank account to the caller’s verified payment account.',
    body: newBankAccount,
    ok: 201,
    output,
  }),
  /** Used after a change of provider: the account and the payments planned from it stay. */
  linkBankAccount: route({
    method: 'PUT',
    path: `${accounts}/:id/numbers`,
    access: 'bearer',
    summary: 'Gives the numbers of a bank account again.',
    params: itemParams,
    body: z.strictObject({ ...seen, routingNumber, accountNumber }),
    output,
  }),
  renameBankAccount: route({
    method: 'PATCH',
    path: `${accounts}/:id`,
    access: 'bearer',
    summary: 'Calls a bank account by another name.',
    params: itemParams,
    body: z.strictObject({ ...seen, name: nameLine(limits.bankAccount.name) }),
    output,
  }),
  preferBankAccount: route({
    method: 'POST',
    path: `${accounts}/:id/prefer`,
    access: 'bearer',
    summary: 'From now on what is received comes to this one.',
    params: itemParams,
    body: seenBody,
    output,
  }),
  removeBankAccount: route({
    method: 'DELETE',
    path: `${accounts}/:id`,
    access: 'bearer',
    summary: 'Removes a bank account that nothing is on its way from.',
    params: itemParams,
    query: z.object({ version: z.coerce.number().check(z.int()) }),
    output,
  }),
} as const
