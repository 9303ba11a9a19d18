/** The questions whose answers the server keeps, in their order. */
export type Question = 'name' | 'birth' | 'email' | 'address'

/** Where the account stands, as far as the way through the flow depends on it. `started`: the bank knows nothing yet. */
export type AccountStand =
  | 'started'
  | 'detailsNeeded'
  | 'documentNeeded'
  | 'manualReview'
  | 'verified'
  | 'refused'
  | 'suspended'
  | 'deactivated'

export type SignUpFlowInput = {
  readonly stand: AccountStand
  /** The questions that have no answer yet. */
  readonly missing: readonly Question[]
  /** There is a bank account already, so the flow does not ask for one. */
  readonly hasBankAccount: boolean
}

export type SignUpFlowContext = SignUpFlowInput & {
  /** Why the last thing that was sent did not arrive or was not accepted. */
  readonly failure: unknown
}

/** What is typed stays with the page that shows the question: the chart only knows which one it is. */
export type SignUpFlowEvent =
  | { readonly type: 'flow.next' }
  | { readonly type: 'flow.back' }
  | { readonly type: 'flow.change'; readonly question: Question }
  | { readonly type: 'flow.later' }
