const days = 24 * 3_600_000
const megabyte = 1_000_000

/**
 * The plans as data: how much each allows. Numbers are per calendar month (calls, payments) or in total (storage, in
 * bytes); null is unlimited, zero is none. The trial's fourteen days and the 45 minutes are the specification's; the
 * other numbers are ours, chosen so that a family that shares costs by check never reaches one.
 */
export const plans = {
  trial: {
    lasts: 14 * days,
    allows: {
      outgoingPayments: 5,
      scheduledPayments: 0,
      editScheduledPayments: 0,
      callMinutes: 0,
      storage: 100 * megabyte,
      recordings: 0,
      toneChecks: 20,
    },
  },
  essentials: {
    lasts: null,
    allows: {
      outgoingPayments: 30,
      scheduledPayments: 30,
      editScheduledPayments: 0,
      callMinutes: 45,
      storage: 2_000 * megabyte,
      recordings: 0,
      toneChecks: 0,
    },
  },
  premium: {
    lasts: null,
    allows: {
      outgoingPayments: null,
      scheduledPayments: null,
      editScheduledPayments: null,
      callMinutes: null,
      storage: 20_000 * megabyte,
      recordings: null,
      toneChecks: null,
    },
  },
} as const satisfies Record<string, { lasts: number | null; allows: Record<string, number | null> }>

export type Plan = keyof typeof plans
/** The features that a plan limits. Everything else is free of limits. */
export type Gated = keyof (typeof plans)['trial']['allows']

/**
 * A person's own record is never limited, whatever the plan. These are listed so that no later table limits one of them
 * unnoticed: a test keeps both lists apart.
 */
export const neverGated = [
  'signIn',
  'read',
  'open',
  'export',
  'verify',
  'answerExpense',
  'recordExpense',
  'confirmPayment',
  'payByCheck',
  'receivePayment',
  'notices',
  'messages',
  'calendar',
  'journal',
  'infoBank',
  'takeout',
] as const
export type Free = (typeof neverGated)[number]

const isFree = (feature: Gated | Free): feature is Free => neverGated.some((free) => free === feature)

/** Whoever has no plan still attaches what their record needs, up to the storage of the trial. */
const lapsedAllows = (feature: Gated): number => (feature === 'storage' ? plans.trial.allows.storage : 0)

/** Returns how much a plan allows in all; null is unlimited. */
export const allowedOn = (plan: Plan | 'lapsed', feature: Gated): number | null =>
  plan === 'lapsed' ? lapsedAllows(feature) : plans[plan].allows[feature]

/** Returns how much is left; null is unlimited. `used` is the server's count. */
export const leftOn = (plan: Plan | 'lapsed', feature: Gated, used: number): number | null => {
  const allowed = allowedOn(plan, feature)
  return allowed === null ? null : Math.max(0, allowed - used)
}

/** Says whether the plan allows `more`. `lapsed` allows nothing that is limited but the trial's storage, and everything that never is. */
export function planAllows(plan: Plan | 'lapsed', feature: Gated | Free, used = 0, more = 1): boolean {
  if (isFree(feature)) return true
  const left = leftOn(plan, feature, used)
  return left === null || more <= left
}

/** Says whether the days of a plan with an end are over. */
export const isOver = (plan: Plan, sinceMs: number, nowMs: number): boolean => {
  const { lasts } = plans[plan]
  return lasts !== null && nowMs >= sinceMs + lasts
}
