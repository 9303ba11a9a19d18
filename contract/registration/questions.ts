import * as z from 'zod/mini'
import { newChild } from '../children/children.ts'
import { date } from '../common.ts'
import { email } from '../email.ts'
import { addressLine, nameLine, optionalAddressLine, personName, sameEmails, username } from '../identity.ts'
import { limits } from '../limits.ts'
import { country, phoneFits, postalCodeFits, stateFits } from './regions.ts'

/** Names the text of the terms that the product publishes now. Every change of them gets a new version. */
export const termsVersion = '2026-11'

const { name, city } = limits.identity

/** The first question: where, who, and the terms. */
export const startFields = {
  country,
  state: z.optional(z.nullable(z.string())),
  firstName: personName(name),
  lastName: personName(name),
  email,
  emailAgain: email,
  terms: z.literal(termsVersion, 'required'),
}
export const startChecks = [sameEmails, stateFits] as const
export const startQuestion = z.strictObject(startFields).check(...startChecks)

/** The second question: the parent's own details. `countryCode` is the country of the first question. */
export const parentFields = {
  dateOfBirth: date,
  line1: addressLine,
  line2: optionalAddressLine,
  city: nameLine(city),
  postalCode: z.string('required').check(z.trim()),
  countryCode: country,
  phone: z.optional(z.nullable(z.string().check(z.trim()))),
}
export const parentChecks = [postalCodeFits, phoneFits] as const
export const parentQuestion = z.strictObject(parentFields).check(...parentChecks)

/** The third question. A date of birth lies between 01/01/1900 and today. */
export const childrenFields = {
  children: z.array(newChild).check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
}
export const childrenQuestion = z.strictObject(childrenFields)

/** The fourth question. The password's rules depend on the person and are in domain/password.ts. */
export const securityFields = {
  username,
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'passwordTooLong')),
}
export const securityQuestion = z.strictObject(securityFields)

/** Names the other parent, and the address to which an invitation is mailed, if one is. */
export const coparent = z.strictObject({
  firstName: personName(name),
  lastName: personName(name),
  email: z.optional(z.nullable(email)),
})
export type Coparent = z.infer<typeof coparent>

/** The last question. A parent may name the other one later, but shares nothing until then. */
export const coparentFields = { coparent: z.nullable(coparent) }
export const coparentQuestion = z.strictObject(coparentFields)

/** One more family of a parent who has an account. Its other parent is named at once. */
export const anotherFamily = z.strictObject({ country, ...childrenFields, coparent })
export type AnotherFamily = z.infer<typeof anotherFamily>

export type StartAnswer = z.infer<typeof startQuestion>
export type ParentAnswer = z.infer<typeof parentQuestion>
export type SecurityAnswer = z.infer<typeof securityQuestion>
