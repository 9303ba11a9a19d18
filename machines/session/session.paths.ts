/** A walker tries each answer to each fetch, then the events of people, other tabs and calls. */

const sam = { userId: 'sam', auth: 'token' }
const answers = ['restoring', 'refreshing'].flatMap((state) => [
  { type: `xstate.done.actor.0.session.${state}`, output: sam },
  { type: `xstate.done.actor.0.session.${state}`, output: { ...sam, isGraceLogin: true } },
  { type: `xstate.done.actor.0.session.${state}`, output: { ...sam, userId: 'dana' } },
  { type: `xstate.done.actor.0.session.${state}`, output: null },
  { type: `xstate.error.actor.0.session.${state}`, error: 'no answer' },
])

export const sessionEvents = [
  ...answers,
  { type: 'session.restore' },
  { type: 'session.refresh' },
  { type: 'session.signOut', redirectUrl: '/app/expenses' },
  { type: 'session.ended' },
  { type: 'session.expired' },
] as const

/** This grows without end, so it does not identify a state of a walk. */
export const sessionCounters = ['refreshes'] as const
