import type { Environment } from './environment.ts'

/** Who is asked for, where. Null: nobody is signed in, or belongs to no family. */
export type FlagContext = {
  readonly environment: Environment
  readonly userType: 'parent' | 'child' | 'thirdParty' | 'professional' | 'admin' | null
  readonly country: string | null
}

/** On where each part that is given holds. */
type Rule = {
  readonly environments: readonly Environment[]
  readonly userTypes?: readonly FlagContext['userType'][]
  readonly countries?: readonly string[]
}

const everywhere = ['production', 'preprod', 'test', 'dev', 'local'] as const

/** Every flag there is, and where it is on. Asked through OpenFeature on both sides, decided by this table alone. */
export const flagRules = {
  /** The pages under /dev and /testusers. A production server does not even have their routes. */
  internalPages: { environments: ['test', 'dev', 'local'] },
  /** The widget in which a person talks to our support, where it is configured. Children have their parents for that. */
  supportChat: { environments: everywhere, userTypes: ['parent', 'thirdParty', 'professional'] },
  /** Masked recordings of how a page is used, where configured. Never of a child, and only where no consent must be asked first. */
  sessionRecording: {
    environments: ['production', 'preprod'],
    userTypes: ['parent', 'professional'],
    countries: ['US'],
  },
  /** Maps beside an address, where configured: their provider learns what is looked at. */
  maps: { environments: everywhere, userTypes: ['parent', 'thirdParty', 'professional'] },
} as const satisfies Record<string, Rule>

export type Flag = keyof typeof flagRules

const isFlag = (key: string): key is Flag => Object.hasOwn(flagRules, key)
export const allFlags = Object.keys(flagRules).filter(isFlag)

/** Somebody's own switches, as the session key `ldFlagOverrides` holds them. */
export type FlagOverrides = Readonly<Partial<Record<Flag, boolean>>>

/** Of whatever was stored, what is a flag and a switch; the rest is as if it were not there. */
export function flagOverridesIn(stored: unknown): FlagOverrides {
  if (typeof stored !== 'object' || stored === null) return {}
  const overrides: Partial<Record<Flag, boolean>> = {}
  for (const [key, value] of Object.entries(stored))
    if (isFlag(key) && typeof value === 'boolean') overrides[key] = value
  return overrides
}

/** Where switches count at all: never in production, whoever set them, so that nobody there opens what is closed. */
export const mayOverride = (environment: Environment): boolean => environment !== 'production'

/** The rule, unless the person's own switch says otherwise and may. */
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

/** As OpenFeature hands a context about: plain values by name. What is missing is nobody, nowhere, in production. */
export const flagContextIn = (given: Readonly<Record<string, unknown>>): FlagContext => ({
  environment: everywhere.find((name) => name === given.environment) ?? 'production',
  userType: userTypes.find((name) => name === given.userType) ?? null,
  country: typeof given.country === 'string' ? given.country : null,
})
const userTypes = ['parent', 'child', 'thirdParty', 'professional', 'admin'] as const
