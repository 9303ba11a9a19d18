import { type By, byBank, bySystem } from '../shared/turn.ts'
import { paymentAccountMachine } from './payment-account.machine.ts'
import type { PaymentAccountEvent, PaymentAccountFacts } from './payment-account.types.ts'

export type PaymentAccountStep = { readonly event: PaymentAccountEvent; readonly facts?: PaymentAccountFacts }

const owner: By = { actor: 'dana', party: 'owner', mode: 'self' }
const known: PaymentAccountFacts = { offered: true, answered: true, customer: true }

/** A walk has every answer and a customer from the start; the refusals without them are steps of their own. */
const paymentAccountBegins: readonly PaymentAccountFacts[] = [known]

const paymentAccountSteps: readonly PaymentAccountStep[] = [
  { event: { type: 'paymentAccount.signUp', by: owner } },
  { event: { type: 'paymentAccount.giveName', by: owner } },
  { event: { type: 'paymentAccount.giveBirth', by: owner } },
  { event: { type: 'paymentAccount.giveEmail', by: owner } },
  { event: { type: 'paymentAccount.giveAddress', by: owner } },
  { event: { type: 'paymentAccount.submit', by: owner } },
  { event: { type: 'paymentAccount.correct', by: owner } },
  { event: { type: 'paymentAccount.giveDocument', by: owner } },
  { event: { type: 'paymentAccount.leave', by: owner } },
  { event: { type: 'paymentAccount.providerChanged', by: bySystem } },
  { event: { type: 'paymentAccount.verified', by: byBank } },
  { event: { type: 'paymentAccount.detailsAsked', by: byBank } },
  { event: { type: 'paymentAccount.documentAsked', by: byBank } },
  { event: { type: 'paymentAccount.reviewBegun', by: byBank } },
  { event: { type: 'paymentAccount.refused', by: byBank } },
  { event: { type: 'paymentAccount.suspended', by: byBank } },
  { event: { type: 'paymentAccount.deactivated', by: byBank } },
]

/** Lists everybody who might try, for the refusal matrix. */
const paymentAccountPeople: Readonly<Record<string, By>> = {
  owner,
  otherParent: { actor: 'sam', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const paymentAccount = {
  machine: paymentAccountMachine,
  begins: paymentAccountBegins,
  steps: paymentAccountSteps,
  people: paymentAccountPeople,
} as const
