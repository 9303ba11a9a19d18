import { type By, byBank, bySystem } from '../shared/turn.ts'
import type { ConnectedCalendarEvent, ConnectedCalendarFacts } from './connected-calendar.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }

export const connectedCalendarBegins: readonly ConnectedCalendarFacts[] = [{}]

export const connectedCalendarSteps: readonly { readonly event: ConnectedCalendarEvent }[] = [
  { event: { type: 'connectedCalendar.fetched', by: bySystem } },
  { event: { type: 'connectedCalendar.failed', by: bySystem } },
  { event: { type: 'connectedCalendar.edit', by: owner } },
  { event: { type: 'connectedCalendar.retry', by: owner } },
  { event: { type: 'connectedCalendar.remove', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const connectedCalendarPeople: Readonly<Record<string, By>> = {
  owner,
  other: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}
