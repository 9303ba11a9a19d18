import type { ErrorCode } from '#contract/errors.ts'
import {
  type BankProvider,
  BankRefusal,
  type BankRefusalReason,
  BankUnreachable,
  type CustomerDetails,
  type CustomerState,
} from '../../bank/provider.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { PaymentAccountRow } from './payment-accounts.store.ts'

/** Maps the bank's field names to those of the screens; all others have the same name. */
const fieldNames: Readonly<Record<string, string>> = {
  'address.line1': 'line1',
  'address.line2': 'line2',
  'address.city': 'city',
  'address.state': 'state',
  'address.postalCode': 'postalCode',
  'address.countryCode': 'countryCode',
}

type Said = Readonly<Record<BankRefusalReason, ErrorCode>>

/** Calls the bank and translates its refusal or missing answer. `said` maps each of the bank's reasons to ours. */
export const askingBank = async <T>(
  said: Said,
  renamed: Readonly<Record<string, string>>,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof BankUnreachable) throw new Refusal('bankUnreachable')
    if (!(error instanceof BankRefusal)) throw error
    if (error.fields.length === 0) throw new Refusal(said[error.reason])
    const nameOf = (field: string) => renamed[field] ?? fieldNames[field] ?? field
    const validationErrors = error.fields.map((field) => ({ field: nameOf(field), code: 'bankDisagrees' as const }))
    throw new Refusal('invalid', { validationErrors })
  }
}

export const signUpSaid: Said = {
  invalidDetails: 'signUpRefused',
  balanceTooLow: 'signUpRefused',
  overLimit: 'signUpRefused',
  suspended: 'signUpRefused',
  cannotReceive: 'signUpRefused',
  duplicate: 'signUpDuplicate',
  notServed: 'bankNotServed',
  unknown: 'signUpRefused',
}

export const bankAccountSaid: Said = {
  invalidDetails: 'bankAccountRefused',
  balanceTooLow: 'bankAccountRefused',
  overLimit: 'bankAccountRefused',
  suspended: 'accountCannotSend',
  cannotReceive: 'bankAccountRefused',
  duplicate: 'bankAccountDuplicate',
  notServed: 'bankNotServed',
  unknown: 'bankAccountRefused',
}

export type Digits =
  | { readonly lastFour: string }
  | { readonly wholeId: string; readonly idType: 'driversLicence' | 'idCard' }

const isGiven = (answer: string | null): string => {
  if (answer === null) throw new Error('the chart lets nobody submit before every question is answered')
  return answer
}

const detailsOf = (row: PaymentAccountRow, digits: Digits): CustomerDetails => ({
  firstName: isGiven(row.first_name),
  lastName: isGiven(row.last_name),
  email: isGiven(row.email),
  dateOfBirth: isGiven(row.date_of_birth),
  ...(row.phone && { phone: { countryCode: isGiven(row.phone_country_code), number: row.phone } }),
  address: {
    line1: isGiven(row.line1),
    line2: row.line2,
    city: isGiven(row.city),
    state: isGiven(row.state),
    postalCode: isGiven(row.postal_code),
    countryCode: isGiven(row.country_code),
  },
  ...('lastFour' in digits ? { nationalId: digits.lastFour } : { nationalId: digits.wholeId, idType: digits.idType }),
})

/** Returns the same key until the bank has answered, so that a retry is the same order. */
export const attemptKeyOf = ({ id, attempt }: PaymentAccountRow): string => `${id}.${attempt}`

/** Creates the customer at the bank or sends it better details. The digits are sent to the bank and stored nowhere. */
export const introduce = (bank: BankProvider, row: PaymentAccountRow, digits: Digits): Promise<CustomerState> => {
  const details = detailsOf(row, digits)
  const nationalId = 'lastFour' in digits ? 'lastFour' : 'wholeId'
  return askingBank(signUpSaid, { nationalId }, () =>
    row.customer_ref === null
      ? bank.createCustomer(details, attemptKeyOf(row))
      : bank.retryCustomer(row.customer_ref, details, attemptKeyOf(row)),
  )
}
