import { type By, byBank, bySystem } from '../shared/turn.ts'
import { calendarEventMachine } from './calendar-event.machine.ts'
import type { CalendarEventEvent, CalendarEventFacts } from './calendar-event.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }
const ahead = { begun: false, coming: true } as const

const calendarEventBegins: readonly CalendarEventFacts[] = [
  { ...ahead, private: true, repeats: true },
  { ...ahead, private: false, repeats: true },
  { ...ahead, private: true, repeats: false },
  { ...ahead, private: false, repeats: false },
]

const calendarEventSteps: readonly {
  readonly event: CalendarEventEvent
  readonly facts?: Partial<CalendarEventFacts>
}[] = [
  { event: { type: 'calendarEvent.edit', by: owner } },
  { event: { type: 'calendarEvent.share', by: owner }, facts: { private: false } },
  { event: { type: 'calendarEvent.moveOne', by: owner } },
  { event: { type: 'calendarEvent.cancelOne', by: owner } },
  { event: { type: 'calendarEvent.changeFollowing', by: owner } },
  { event: { type: 'calendarEvent.cancelFollowing', by: owner } },
  { event: { type: 'calendarEvent.cancel', by: owner } },
  { event: { type: 'calendarEvent.delete', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
const calendarEventPeople: Readonly<Record<string, By>> = {
  owner,
  other: { actor: 'dana', party: 'other', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const calendarEvent = {
  machine: calendarEventMachine,
  begins: calendarEventBegins,
  steps: calendarEventSteps,
  people: calendarEventPeople,
} as const
