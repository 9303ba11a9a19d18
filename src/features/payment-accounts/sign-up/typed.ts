import type { IdType, NewBankAccount } from '#contract/payment-accounts/payment-accounts.ts'

/** What the page holds until it is sent. Of the digits and the numbers this is the only place outside the bank. */
export type Typed = {
  name: { firstName: string; lastName: string }
  birth: { dateOfBirth: string }
  email: { email: string; emailAgain: string }
  address: { line1: string; line2?: string | null | undefined; city: string; state: string; postalCode: string }
  digits: { lastFour: string } | { wholeId: string; idType: IdType }
  document: { idType: IdType; expires: string; photo: File }
  bankAccount: NewBankAccount
}
export type TypedKey = keyof Typed
