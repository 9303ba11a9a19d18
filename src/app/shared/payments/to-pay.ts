/** What is to be paid, in minor units: how much of it is open, and the most that may be paid; null: any amount. */
export type ToPay = { readonly open: number; readonly most: number | null }

/** A transfer as the person agreed to it. */
export type SentByBank = {
  readonly amount: number
  readonly bankAccountId: string
  readonly note: string | null | undefined
}
