import { type By, byBank, bySystem } from '../shared/turn.ts'
import { paymentMachine } from './payment.machine.ts'
import type { PaymentEvent, PaymentFacts } from './payment.types.ts'

/** A step that a walker may try on a payment: each event as each person who may send it, with `facts` when a step brings new ones. */
export type PaymentStep = { readonly event: PaymentEvent; readonly facts?: PaymentFacts }

const payer: By = { actor: 'dana', party: 'payer', mode: 'self' }
const receiver: By = { actor: 'sam', party: 'receiver', mode: 'self' }
const amount = 50_00
const planned: PaymentFacts = { method: 'bank', amount, later: true, payable: amount }

/** A walk begins with a check, a reimbursement reported by the receiver, a transfer for later, or a transfer now. */
const paymentBegins: readonly PaymentFacts[] = [
  { method: 'check', amount, later: false, payable: amount },
  { method: 'reimbursed', amount, later: false, payable: amount },
  planned,
  { ...planned, later: false },
]

const paymentSteps: readonly PaymentStep[] = [
  { event: { type: 'payment.confirm', by: receiver } },
  { event: { type: 'payment.refuse', by: receiver } },
  { event: { type: 'payment.void', by: receiver } },
  { event: { type: 'payment.void', by: payer } },
  { event: { type: 'payment.start', by: bySystem, hindrance: null }, facts: planned },
  { event: { type: 'payment.start', by: bySystem, hindrance: null }, facts: { ...planned, payable: amount - 1 } },
  { event: { type: 'payment.start', by: bySystem, hindrance: 'sendingLimit' }, facts: planned },
  { event: { type: 'payment.stop', by: payer } },
  { event: { type: 'payment.stop', by: bySystem } },
  { event: { type: 'payment.processing', by: byBank } },
  { event: { type: 'payment.paid', by: byBank } },
  { event: { type: 'payment.failed', by: byBank, failure: 'network' } },
  { event: { type: 'payment.returned', by: byBank, returnCode: 'R01' } },
  { event: { type: 'payment.stopped', by: byBank } },
]

/** Lists everybody who might try, for the refusal matrix. */
const paymentPeople: Readonly<Record<string, By>> = {
  payer,
  receiver,
  professional: { actor: 'pat', party: 'receiver', mode: 'viewing' },
  admin: { actor: 'ada', party: 'payer', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const payment = {
  machine: paymentMachine,
  begins: paymentBegins,
  steps: paymentSteps,
  people: paymentPeople,
} as const
