/** What the sandbox makes of a person who signs up: decided by the national ID they gave. */
export type BankCustomerPlan =
  | 'verify'
  | 'askDetails'
  | 'askDetailsThenDocument'
  | 'askDocument'
  | 'askDocumentThenRefuse'
  | 'review'
  | 'refuse'
  | 'suspend'
  | 'deactivate'

export type BankCustomerFacts = { readonly plan: BankCustomerPlan }

/** `details`: the full national ID. `due`: the hour has come at which a review ends. `suspend` and `deactivate`: the bank's own doing. */
export type BankCustomerEvent =
  | { readonly type: 'bankCustomer.details' }
  | { readonly type: 'bankCustomer.document' }
  | { readonly type: 'bankCustomer.due' }
  | { readonly type: 'bankCustomer.suspend' }
  | { readonly type: 'bankCustomer.deactivate' }
