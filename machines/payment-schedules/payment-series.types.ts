import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const paymentSeriesParties = { payer: ['payer'], receiver: ['receiver'] } as const satisfies Parties
export type PaymentSeriesParty = keyof typeof paymentSeriesParties
export type PaymentSeriesTurn = TurnIn<typeof paymentSeriesParties>

/**
 * The facts are computed under lock from the payments of the series. `ahead`: how many wait for their date. `cutShort`:
 * the last planned one was stopped before its date. `mayEdit`: the payer's plan includes editing.
 */
export type PaymentSeriesFacts = {
  readonly ahead: number
  readonly cutShort: boolean
  readonly mayEdit: boolean
}

/** Commands of the payer, then the one fact. The contract defines what an edit carries. */
export type PaymentSeriesEvent = { readonly by: By } & (
  | { readonly type: 'paymentSeries.edit' }
  | { readonly type: 'paymentSeries.stop' }
  | { readonly type: 'paymentSeries.paymentsChanged' }
)
