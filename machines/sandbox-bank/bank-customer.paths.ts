import type { BankCustomerEvent, BankCustomerFacts, BankCustomerPlan } from './bank-customer.types.ts'

export const bankCustomerPlans = [
  'verify',
  'askDetails',
  'askDetailsThenDocument',
  'askDocument',
  'askDocumentThenRefuse',
  'review',
  'refuse',
  'suspend',
  'deactivate',
] as const satisfies readonly BankCustomerPlan[]

/** A walk begins with one customer for each plan. */
export const bankCustomerBegins: readonly BankCustomerFacts[] = bankCustomerPlans.map((plan) => ({ plan }))

export const bankCustomerEvents: readonly BankCustomerEvent[] = [
  { type: 'bankCustomer.details' },
  { type: 'bankCustomer.document' },
  { type: 'bankCustomer.due' },
  { type: 'bankCustomer.suspend' },
  { type: 'bankCustomer.deactivate' },
]
