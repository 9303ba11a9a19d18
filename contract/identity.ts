import * as z from 'zod/mini'
import { plainLine } from '#domain/plain-text.ts'
import { type PlainDate, wholeYears } from '#domain/time.ts'
import { line } from './common.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'
import { pastDateProblem } from './past-date.ts'

/** Names and addresses are letters and digits of any language, spaces, and these marks. */
const refusedCharacter = /[^\p{L}\p{M}\p{N} .,\-;:'’]/u

/** Reports the first character that names and addresses do not have. */
const withoutSigns = z.check<string>(({ value, issues }) => {
  const [character] = refusedCharacter.exec(value) ?? []
  if (character) issues.push({ code: 'custom', message: `characterRefused ${character}`, input: value })
})

/** Validates a required name or part of an address on one line. A bank accepts it too. */
export const nameLine = (max: number) => line(max).check(withoutSigns)

/**
 * Finds what a mail program or a reader takes for an address of the web: a scheme, `www.`, or a point between two words
 * without a space. Initials (`J.R.`) and a point that a space follows (`St. James`) are names.
 */
const webAddress =
  /(?:^|[^\p{L}])(?:https?|ftp|mailto):|(?:^|[^\p{L}])www\.|[\p{L}\p{M}\p{N}-]\.\p{L}\p{M}*\p{L}|\d\.\d+\.\d+\.\d/iu

/** Validates a name of a person, which stands in mails to people who do not know them yet. It cannot lead anywhere. */
export const personName = (max: number) =>
  nameLine(max).check(z.refine((typed) => !webAddress.test(typed), 'nameHasLink'))

/** A check of a whole form runs although a field has a problem of its own, so that all problems are shown at once. */
export const whenTyped = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null

type Twice = { readonly email?: string; readonly emailAgain?: string }

/** Checks an address that is typed twice. */
export const sameEmails = z.refine<Twice>(
  ({ email, emailAgain }) => !email || !emailAgain || `${email}`.toLowerCase() === `${emailAgain}`.toLowerCase(),
  { error: 'emailsDiffer', path: ['emailAgain'], when: whenTyped },
)

const poBoxes = [
  /\bp[\W_]*o[\W_]*(?:box|b)(?![a-z])/i,
  /\bpost(?:al)?[\W_]*(?:office)?[\W_]*box(?![a-z])/i,
  /^[\W_]*box[\W_]*\d/i,
  /\b(?:apartado|apdo|casilla)[\W_]*(?:postal|de[\W_]+correos?|\d)/i,
  /\ba\.[\W_]*p\.[\W_]*\d/i,
]

/**
 * Recognises post boxes in their usual English and Spanish spellings, because a residential address is asked for.
 */
export const isPoBox = (text: string): boolean => poBoxes.some((spelling) => spelling.test(text))

const lived = z.refine<string>((text) => !isPoBox(text), 'poBox')

export const addressLine = nameLine(limits.identity.line).check(lived)
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

/** Validates a required text of one pattern, without the spaces around it. */
export const only = (pattern: RegExp, problem: FieldProblem) =>
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

const { min, max } = limits.username

/** Validates a new username. That it is free is known to the server alone. */
export const username = z.string('required').check(
  z.overwrite(plainLine),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((typed) => !typed.startsWith('@'), { error: 'beginsWithAt', abort: true }),
  z.regex(/^[\p{L}\p{N}_,\-.@']+$/u, { error: 'usernameCharacter', abort: true }),
  z.minLength(min, 'usernameTooShort'),
  z.maxLength(max, 'usernameTooLong'),
)

/** Returns what is wrong with a date of birth. `today` is the family's date. */
export const birthProblem = (date: string, today: PlainDate): FieldProblem | null =>
  pastDateProblem(date, today) ?? (wholeYears(date, today) < limits.identity.adultFrom ? 'tooYoung' : null)
