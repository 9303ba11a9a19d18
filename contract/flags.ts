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
}

const everywhere = ['production', 'preprod', 'test', 'dev', 'local'] as const

/** Lists every flag and where it is on. Both sides evaluate flags through OpenFeature, which uses only this table. */
export const flagRules = {
  /** Opens the pages under /dev and /testusers. A production server does not even have their routes. */
  internalPages: { environments: ['test', 'dev', 'local'] },
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

/** Evaluates the rule, unless the person has an override that is allowed. */
export function isFlagOn(flag: Flag, context: FlagContext, overrides: FlagOverrides = {}): boolean {
  const own = overrides[flag]
  if (own !== undefined && mayOverride(context.environment)) return own
  const { environments, userTypes, countries }: Rule = flagRules[flag]
  return (
    environments.includes(context.environment) &&
    (!userTypes || userTypes.includes(context.userType)) &&
    (!countries || (context.country !== null && countries.includes(context.country)))
  )
}

/** Reads OpenFeature's context of plain values. Missing values mean nobody, nowhere, in production. */
export const flagContextIn = (given: Readonly<Record<string, unknown>>): FlagContext => ({
  environment: everywhere.find((name) => name === given.environment) ?? 'production',
  userType: userTypes.find((name) => name === given.userType) ?? null,
  country: typeof given.country === 'string' ? given.country : null,
})
const userTypes = ['parent', 'child', 'thirdParty', 'professional', 'admin'] as const
