const days = 24 * 3_600_000
const megabyte = 1_000_000

/**
 * The packages, as data: how much of what each gives. Numbers are per calendar month (calls, payments) or in all
 * (storage, in bytes); null is without end, zero is not at all. The trial's fourteen days and the 45 minutes are the
 * specification's; the other numbers are ours, chosen so that a family whose costs are shared by check never meets one.
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
/** What a plan counts. Whatever is not among these is nobody's to sell. */
export type Gated = keyof (typeof plans)['trial']['allows']

/**
 * One's own record: never gated, whatever the plan, trial over or subscription lapsed. Listed so that no later table can
 * gate one of them unseen: the test holds both lists apart.
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
] as const
export type Free = (typeof neverGated)[number]

const isFree = (feature: Gated | Free): feature is Free => neverGated.some((free) => free === feature)

/** How much is left of it, null without end. `used` as the server counted it, `more` what is asked for now. */
export const leftOn = (plan: Plan | 'lapsed', feature: Gated, used: number): number | null => {
  const allowed = plan === 'lapsed' ? 0 : plans[plan].allows[feature]
  return allowed === null ? null : Math.max(0, allowed - used)
}

/** Whether the plan still gives `more` of it. `lapsed` gives nothing that is counted, and all that never is. */
export function planAllows(plan: Plan | 'lapsed', feature: Gated | Free, used = 0, more = 1): boolean {
  if (isFree(feature)) return true
  const left = leftOn(plan, feature, used)
  return left === null || more <= left
}

/** Whether the days of a plan that has an end are over. */
export const isOver = (plan: Plan, sinceMs: number, nowMs: number): boolean => {
  const { lasts } = plans[plan]
  return lasts !== null && nowMs >= sinceMs + lasts
}
