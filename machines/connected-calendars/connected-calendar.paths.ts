import { type By, byBank, bySystem } from '../shared/turn.ts'
import { connectedCalendarMachine } from './connected-calendar.machine.ts'
import type { ConnectedCalendarEvent, ConnectedCalendarFacts } from './connected-calendar.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }

const connectedCalendarBegins: readonly ConnectedCalendarFacts[] = [{}]

const connectedCalendarSteps: readonly { readonly event: ConnectedCalendarEvent }[] = [
  { event: { type: 'connectedCalendar.fetched', by: bySystem } },
  { event: { type: 'connectedCalendar.failed', by: bySystem } },
  { event: { type: 'connectedCalendar.edit', by: owner } },
  { event: { type: 'connectedCalendar.retry', by: owner } },
  { event: { type: 'connectedCalendar.remove', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
const connectedCalendarPeople: Readonly<Record<string, By>> = {
  owner,
  other: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const connectedCalendar = {
  machine: connectedCalendarMachine,
  begins: connectedCalendarBegins,
  steps: connectedCalendarSteps,
  people: connectedCalendarPeople,
} as const
