import type { Environment } from './environment.ts'

/** Says for whom and where a flag is evaluated. Null means that nobody is signed in, or belongs to no family. */
export type FlagContext = {
  readonly environment: Environment
  readonly userType: 'parent' | 'child' | 'thirdParty' | 'professional' | 'admin' | null
  readonly country: string | null
}

/** The flag is on when every given part matches. */
type Rule = {
  readonly environments: readonly Environment[]
  readonly userTypes?: readonly FlagContext['userType'][]
  readonly countries?: readonly string[]
  /** True for a flag that a flag service is never asked about. */
  readonly ownOnly?: boolean
}

const everywhere = ['production', 'preprod', 'test', 'dev', 'local'] as const

/** Lists every flag and where it is on. The table decides alone unless a flag service is configured. */
export const flagRules = {
  /**
   * Opens the pages under /dev and /testusers. A production server does not even have their routes. They show other
   * people's mails, so no flag service may open them.
   */
  internalPages: { environments: ['test', 'dev', 'local'], ownOnly: true },
  /** Shows the support chat where it is configured. Children are not offered it; they have their parents for that. */
  supportChat: { environments: everywhere, userTypes: ['parent', 'thirdParty', 'professional'] },
  /** Records masked sessions where configured. It is off for children, and on only where no prior consent is required. */
  sessionRecording: {
    environments: ['production', 'preprod'],
    userTypes: ['parent', 'professional'],
    countries: ['US'],
  },
  /** Shows maps beside an address where configured; their provider learns which address is viewed. */
  maps: { environments: everywhere, userTypes: ['parent', 'thirdParty', 'professional'] },
} as const satisfies Record<string, Rule>

export type Flag = keyof typeof flagRules

const isFlag = (key: string): key is Flag => Object.hasOwn(flagRules, key)
export const allFlags = Object.keys(flagRules).filter(isFlag)

/** A person's own overrides, as the session key `ldFlagOverrides` stores them. */
export type FlagOverrides = Readonly<Partial<Record<Flag, boolean>>>

/** Keeps the known flags of a stored value and ignores the rest. */
export function flagOverridesIn(stored: unknown): FlagOverrides {
  if (typeof stored !== 'object' || stored === null) return {}
  const overrides: Partial<Record<Flag, boolean>> = {}
  for (const [key, value] of Object.entries(stored))
    if (isFlag(key) && typeof value === 'boolean') overrides[key] = value
  return overrides
}

/** Overrides never count in production, so that nobody can open there what is closed. */
export const mayOverride = (environment: Environment): boolean => environment !== 'production'

/** Returns the person's override where it counts; undefined means that the flag is decided without one. */
export const overrideOf = (flag: Flag, { environment }: FlagContext, overrides: FlagOverrides): boolean | undefined =>
  mayOverride(environment) ? overrides[flag] : undefined

/** Kinds of user and countries are limits, because they protect children and those who would have to consent first. */
function isWithinLimits(flag: Flag, { userType, country }: FlagContext): boolean {
  const { userTypes, countries }: Rule = flagRules[flag]
  return (
    (!userTypes || userTypes.includes(userType)) && (!countries || (country !== null && countries.includes(country)))
  )
}

/** Evaluates the rule, unless the person has an override that is allowed. */
export function isFlagOn(flag: Flag, context: FlagContext, overrides: FlagOverrides = {}): boolean {
  const { environments }: Rule = flagRules[flag]
  const byRule = environments.includes(context.environment) && isWithinLimits(flag, context)
  return overrideOf(flag, context, overrides) ?? byRule
}

/** Says whether a flag service decides. It is not even asked about somebody whom the limits of the rule leave out. */
export function mayAskService(flag: Flag, context: FlagContext): boolean {
  const { ownOnly = false }: Rule = flagRules[flag]
  return !ownOnly && isWithinLimits(flag, context)
}

/** Reads OpenFeature's context of plain values. Missing values mean nobody, nowhere, in production. */
export const flagContextIn = (given: Readonly<Record<string, unknown>>): FlagContext => ({
  environment: everywhere.find((name) => name === given.environment) ?? 'production',
  userType: userTypes.find((name) => name === given.userType) ?? null,
  country: typeof given.country === 'string' ? given.country : null,
})
const userTypes = ['parent', 'child', 'thirdParty', 'professional', 'admin'] as const
