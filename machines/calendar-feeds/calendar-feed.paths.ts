import { type By, byBank, bySystem } from '../shared/turn.ts'
import { calendarFeedMachine } from './calendar-feed.machine.ts'
import type { CalendarFeedEvent, CalendarFeedFacts } from './calendar-feed.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }

const calendarFeedBegins: readonly CalendarFeedFacts[] = [{}]

const calendarFeedSteps: readonly { readonly event: CalendarFeedEvent }[] = [
  { event: { type: 'calendarFeed.revoke', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
const calendarFeedPeople: Readonly<Record<string, By>> = {
  owner,
  other: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const calendarFeed = {
  machine: calendarFeedMachine,
  begins: calendarFeedBegins,
  steps: calendarFeedSteps,
  people: calendarFeedPeople,
} as const
