import { claimPeople, claimSteps, claimCreator as creator, claimOther as other } from '../claim/claim.paths.ts'
import { bySystem } from '../shared/turn.ts'
import { supportOrderMachine } from './support-order.machine.ts'
import type { SupportOrderEvent, SupportOrderFacts } from './support-order.types.ts'

/** A step that a walker may try on an order: each event as each person who may send it, with `facts` when a step brings new ones. */
export type SupportOrderStep = { readonly event: SupportOrderEvent; readonly facts?: Partial<SupportOrderFacts> }

const amount = 40_00
const begin: SupportOrderFacts = { recorderPays: true, due: 0, over: false }

/** A walk begins with an order recorded by the parent who pays, or by the one who receives. */
const supportOrderBegins: readonly SupportOrderFacts[] = [begin, { ...begin, recorderPays: false }]

const supportOrderSteps: readonly SupportOrderStep[] = [
  ...claimSteps('supportOrder'),
  { event: { type: 'supportOrder.pay', by: creator, amount } },
  { event: { type: 'supportOrder.pay', by: other, amount } },
  { event: { type: 'supportOrder.askEnd', by: creator } },
  { event: { type: 'supportOrder.askEnd', by: other } },
  { event: { type: 'supportOrder.agreeEnd', by: creator } },
  { event: { type: 'supportOrder.agreeEnd', by: other } },
  { event: { type: 'supportOrder.refuseEnd', by: creator } },
  { event: { type: 'supportOrder.refuseEnd', by: other } },
  { event: { type: 'supportOrder.withdrawEnd', by: creator } },
  { event: { type: 'supportOrder.withdrawEnd', by: other } },
  { event: { type: 'supportOrder.followed', by: bySystem } },
  { event: { type: 'supportOrder.end', by: bySystem }, facts: { over: true, due: amount } },
]

/** Lists everybody who might try, for the refusal matrix. */
const supportOrderPeople = claimPeople

/** The chart with everything that is needed to walk it. */
export const supportOrder = {
  machine: supportOrderMachine,
  begins: supportOrderBegins,
  steps: supportOrderSteps,
  people: supportOrderPeople,
} as const
