/** The questions whose answers the server stores, in their order. */
export type Question = 'name' | 'birth' | 'email' | 'address'

/** The account's status as far as the flow depends on it. `started`: the bank knows nothing yet. */
export type AccountProgress =
  | 'started'
  | 'detailsNeeded'
  | 'documentNeeded'
  | 'manualReview'
  | 'verified'
  | 'refused'
  | 'suspended'
  | 'deactivated'

export type SignUpFlowInput = {
  readonly stand: AccountProgress
  /** The questions without an answer. */
  readonly missing: readonly Question[]
  /** A bank account exists already, so the flow does not ask for one. */
  readonly hasBankAccount: boolean
}

export type SignUpFlowContext = SignUpFlowInput & {
  /** The error that prevented the last request from arriving or from being accepted. */
  readonly failure: unknown
}

/** The page stores what is typed; the chart only knows which question is shown. */
export type SignUpFlowEvent =
  | { readonly type: 'flow.next' }
  | { readonly type: 'flow.back' }
  | { readonly type: 'flow.change'; readonly question: Question }
  | { readonly type: 'flow.later' }
