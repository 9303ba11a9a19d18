/** Amounts are in minor units: `open` is unpaid, `most` is the most that may be paid; null allows any amount. */
export type ToPay = { readonly open: number; readonly most: number | null }

/** Holds the transfer that the person agreed to. */
export type SentByBank = {
  readonly amount: number
  readonly bankAccountId: string
  readonly note: string | null | undefined
}

/** The two ways in which a person pays. */
export type PayWay = 'bank' | 'check'
