import type { By, Meta, Parties, TurnIn } from '../shared/turn.ts'

/** The other parent has no turn; they are told of what happens to a shared one. */
export const calendarEventParties = { owner: ['owner'], other: [] } as const satisfies Parties
export type CalendarEventParty = keyof typeof calendarEventParties
export type CalendarEventTurn = TurnIn<typeof calendarEventParties>

/** `stands`: it is in the calendar of everybody who may see it. `kept`: its owner alone may. */
export type CalendarEventMeta = Meta<CalendarEventTurn> & { readonly stands?: true; readonly kept?: true }

/**
 * The facts are computed under lock, in the zone of the event. `private`: it is meant for its owner alone. `begun`: its
 * first time has begun. `repeats`: it is a series. `coming`: a time of it has not begun yet.
 */
export type CalendarEventFacts = {
  readonly private: boolean
  readonly begun: boolean
  readonly repeats: boolean
  readonly coming: boolean
}

/** Commands of its owner. The contract defines what else they carry. */
export type CalendarEventEvent = { readonly by: By } & (
  | { readonly type: 'calendarEvent.share' }
  | { readonly type: 'calendarEvent.edit' }
  | { readonly type: 'calendarEvent.cancel' }
  | { readonly type: 'calendarEvent.delete' }
  | { readonly type: 'calendarEvent.moveOne' }
  | { readonly type: 'calendarEvent.cancelOne' }
  | { readonly type: 'calendarEvent.changeFollowing' }
  | { readonly type: 'calendarEvent.cancelFollowing' }
)
