import * as z from 'zod/mini'
import { newChild } from '../children/children.ts'
import { date, optionalLine, orRequired } from '../common.ts'
import { email } from '../email.ts'
import {
  addressLine,
  nameLine,
  optionalAddressLine,
  sameEmails,
  username,
  usPhone,
  usState,
  whenTyped,
  zipCode,
} from '../identity.ts'
import { limits } from '../limits.ts'

/** The countries in which families are served; each has a currency. */
export const joinCountries = ['US', 'GB', 'CA', 'AU', 'NZ', 'MX'] as const
export type JoinCountry = (typeof joinCountries)[number]

/** Names the text of the terms that the product publishes now. Every change of them gets a new version. */
export const termsVersion = '2026-11'

const country = z.enum(joinCountries, orRequired('notAChoice'))
const { name, city } = limits.identity

/** Says what is wrong with a field whose rule depends on the country. */
const fieldFor = <Typed>(
  path: string,
  schemaOf: (typed: Typed) => z.ZodMiniType,
  fieldOf: (typed: Typed) => unknown,
): z.core.$ZodCheck<Typed> => {
  const check = z.check<Typed>(({ value, issues }) => {
    const parsed = z.safeParse(schemaOf(value), fieldOf(value))
    const message = parsed.error?.issues[0]?.message
    if (message) issues.push({ code: 'custom', message, input: fieldOf(value), path: [path] })
  })
  check._zod.def.when = whenTyped
  return check
}

type Region = { readonly country: JoinCountry; readonly state?: string | null | undefined }
/** The United States are chosen from a list; elsewhere a state, province or county may be given. */
const stateFits = fieldFor<Region>(
  'state',
  ({ country }) => (country === 'US' ? usState : optionalLine(limits.identity.line)),
  ({ state }) => state ?? undefined,
)

/** The first question: where, who, and the terms. */
export const startFields = {
  country,
  state: z.optional(z.nullable(z.string())),
  firstName: nameLine(name),
  lastName: nameLine(name),
  email,
  emailAgain: email,
  terms: z.literal(termsVersion, 'required'),
}
export const startChecks = [sameEmails, stateFits] as const
export const startQuestion = z.strictObject(startFields).check(...startChecks)

type Reached = {
  readonly countryCode: JoinCountry
  readonly postalCode?: string | undefined
  readonly phone?: string | null | undefined
}
const postalCodeFits = fieldFor<Reached>(
  'postalCode',
  ({ countryCode }) => (countryCode === 'US' ? zipCode : nameLine(limits.identity.postalCode)),
  ({ postalCode }) => postalCode,
)
const anyPhone = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite((typed) => typed.trim()),
      z.regex(/^(?:\d{6,15})?$/, 'notAPhone'),
    ),
  ),
)
const phoneFits = fieldFor<Reached>(
  'phone',
  ({ countryCode }) => (countryCode === 'US' ? usPhone : anyPhone),
  ({ phone }) => phone,
)

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
  firstName: nameLine(name),
  lastName: nameLine(name),
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
