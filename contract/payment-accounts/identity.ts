import * as z from 'zod/mini'
import { plainLine } from '#domain/plain-text.ts'
import { type PlainDate, wholeYears } from '#domain/time.ts'
import { line } from '../common.ts'
import type { FieldProblem } from '../errors.ts'
import { limits } from '../limits.ts'
import { pastDateProblem } from '../past-date.ts'

/** A bank accepts letters and digits of any language, spaces, and these marks. */
const refusedCharacter = /[^\p{L}\p{M}\p{N} .,\-;:'’]/u

/** Reports the first character that a bank would not accept. */
const withoutSigns = z.check<string>(({ value, issues }) => {
  const [character] = refusedCharacter.exec(value) ?? []
  if (character) issues.push({ code: 'custom', message: `characterRefused ${character}`, input: value })
})

/** Validates a required text on one line that a bank accepts. */
export const bankLine = (max: number) => line(max).check(withoutSigns)

const poBoxes = [
  /\bp[\W_]*o[\W_]*(?:box|b)(?![a-z])/i,
  /\bpost(?:al)?[\W_]*(?:office)?[\W_]*box(?![a-z])/i,
  /^[\W_]*box[\W_]*\d/i,
  /\b(?:apartado|apdo|casilla)[\W_]*(?:postal|de[\W_]+correos?|\d)/i,
  /\ba\.[\W_]*p\.[\W_]*\d/i,
]

/**
 * Recognises post boxes in their usual English and Spanish spellings, because a bank asks for a residential address.
 */
export const isPoBox = (text: string): boolean => poBoxes.some((spelling) => spelling.test(text))

const lived = z.refine<string>((text) => !isPoBox(text), 'poBox')

export const addressLine = bankLine(limits.identity.line).check(lived)
export const optionalAddressLine = z.optional(
  z.nullable(
    z.string().check(z.overwrite(plainLine), z.maxLength(limits.identity.line, 'tooLong'), withoutSigns, lived),
  ),
)

/** The two-letter codes of the states, the District of Columbia and the territories. */
export const usStates = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
).split(' ')

const only = (pattern: RegExp, problem: FieldProblem) =>
  z.string('required').check(
    z.overwrite((typed) => typed.trim()),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(pattern, problem),
  )

export const usState = z.string('required').check(
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((code) => usStates.includes(code), 'notAState'),
)
export const zipCode = only(/^\d{5}(?:-\d{4})?$/, 'notAZip')
export const lastDigits = only(/^\d{4}$/, 'notFourDigits')
export const wholeNumber = only(/^\d{9}$/, 'notNineDigits')

/** Checks the routing number's check digit: the digits weighted with 3, 7 and 1 in turn add up to a multiple of ten. */
export const isRoutingNumber = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  !/^0+$/.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0

export const routingNumber = z.string('required').check(
  z.overwrite((typed) => typed.trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine(isRoutingNumber, 'notARoutingNumber'),
)
/** Bank transfers are served in the United States alone, so there is one country of an address and of a phone number. */
export const addressCountries = ['US'] as const
export const phoneCountries = ['1'] as const

/** A phone number of the United States, without its country code; an empty one is none. */
export const usPhone = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite((typed) => typed.trim()),
      z.regex(/^(?:\d{10})?$/, 'notTenDigits'),
    ),
  ),
)

const { min, max } = limits.bankAccount.number
export const accountNumber = only(new RegExp(`^\\d{${min},${max}}$`), 'notAnAccountNumber')

/** Returns what is wrong with a date of birth. `today` is the family's date. */
export const birthProblem = (date: string, today: PlainDate): FieldProblem | null =>
  pastDateProblem(date, today) ?? (wholeYears(date, today) < limits.identity.adultFrom ? 'tooYoung' : null)
