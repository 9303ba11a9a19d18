/** The plan by which the sandbox treats a person who signs up; their national ID decides it. */
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

/**
 * `details`: the full national ID. `due`: a review ends at this time. `suspend` and `deactivate`: decided by the bank.
 */
export type BankCustomerEvent =
  | { readonly type: 'bankCustomer.details' }
  | { readonly type: 'bankCustomer.document' }
  | { readonly type: 'bankCustomer.due' }
  | { readonly type: 'bankCustomer.suspend' }
  | { readonly type: 'bankCustomer.deactivate' }
