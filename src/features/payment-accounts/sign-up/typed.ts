import type { IdType, NewBankAccount } from '#contract/payment-accounts/payment-accounts.ts'

/** Holds typed answers until they are sent. Digits and account numbers exist nowhere else outside the bank. */
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
