import * as z from 'zod/mini'
import { date, orRequired } from '../common.ts'
import { email } from '../email.ts'
import {
  addressCountries,
  addressLine,
  nameLine,
  optionalAddressLine,
  phoneCountries,
  sameEmails,
  usPhone,
  usState,
  zipCode,
} from '../identity.ts'
import { limits } from '../limits.ts'
import { accountNumber, lastDigits, routingNumber, wholeNumber } from './bank-numbers.ts'
import { bankAccountTypes, idTypes } from './kinds.ts'

// The rules of what is typed. The browser loads them with the forms, because a route does without the schemas of its body.

/** The questions, one per screen. The date of birth must be at least eighteen years before the family's date. */
export const nameFields = { firstName: nameLine(limits.identity.name), lastName: nameLine(limits.identity.name) }
export const birthFields = { dateOfBirth: date }
export const emailFields = {
  email,
  emailAgain: email,
  phoneCountryCode: z.optional(z.enum(phoneCountries, orRequired('notAChoice'))),
  phone: usPhone,
}
export const emailQuestion = z.object(emailFields).check(sameEmails)
export const addressFields = {
  line1: addressLine,
  line2: optionalAddressLine,
  city: nameLine(limits.identity.city),
  state: usState,
  postalCode: zipCode,
  countryCode: z.optional(z.enum(addressCountries, orRequired('notAChoice'))),
}
const agreed = z.literal(true, 'required')
export const idType = z.enum(idTypes, orRequired('notAChoice'))
export const digitsFields = { lastFour: lastDigits }
export const wholeFields = { wholeId: wholeNumber, idType }

/** `version` is what the person saw; a mismatch is a 409 with the present item. */
export const seen = { version: z.int() } as const
const command = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...seen, ...fields })

export const paymentAccountCommand = z.discriminatedUnion('type', [
  command('paymentAccount.signUp', {}),
  command('paymentAccount.giveName', nameFields),
  command('paymentAccount.giveBirth', birthFields),
  command('paymentAccount.giveEmail', emailFields).check(sameEmails),
  command('paymentAccount.giveAddress', addressFields),
  command('paymentAccount.submit', { ...digitsFields, terms: agreed }),
  command('paymentAccount.correct', { ...wholeFields, terms: agreed }),
  command('paymentAccount.leave', {}),
])
export type PaymentAccountCommand = z.infer<typeof paymentAccountCommand>

export const newBankAccount = z.strictObject({
  name: nameLine(limits.bankAccount.name),
  type: z.enum(bankAccountTypes, orRequired('notAChoice')),
  routingNumber,
  accountNumber,
})
export type NewBankAccount = z.infer<typeof newBankAccount>

export const seenBody = z.strictObject(seen)
