import * as z from 'zod/mini'
import { optionalLine, orRequired } from '../common.ts'
import { nameLine, usPhone, usState, whenTyped, zipCode } from '../identity.ts'
import { limits } from '../limits.ts'

/** The countries in which families are served; each has a currency. */
export const joinCountries = ['US', 'GB', 'CA', 'AU', 'NZ', 'MX'] as const
export type JoinCountry = (typeof joinCountries)[number]

export const country = z.enum(joinCountries, orRequired('notAChoice'))

/** Says what is wrong with a field whose rule depends on the country. */
export const fieldFor = <Typed>(
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
export const stateFits = fieldFor<Region>(
  'state',
  ({ country }) => (country === 'US' ? usState : optionalLine(limits.identity.line)),
  ({ state }) => state ?? undefined,
)

type Posted = { readonly countryCode: JoinCountry; readonly postalCode?: string | undefined }
export const postalCodeFits = fieldFor<Posted>(
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
type Called = { readonly countryCode: JoinCountry; readonly phone?: string | null | undefined }
export const phoneFits = fieldFor<Called>(
  'phone',
  ({ countryCode }) => (countryCode === 'US' ? usPhone : anyPhone),
  ({ phone }) => phone,
)
