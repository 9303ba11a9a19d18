import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const connectedCalendarParties = { owner: ['owner'] } as const satisfies Parties
export type ConnectedCalendarTurn = TurnIn<typeof connectedCalendarParties>

/** Nothing but its state decides about a connected calendar. */
export type ConnectedCalendarFacts = Readonly<Record<string, never>>

/** `fetched` and `failed` come from the job that reads the address. */
export type ConnectedCalendarEvent = { readonly by: By } & (
  | { readonly type: 'connectedCalendar.fetched' }
  | { readonly type: 'connectedCalendar.failed' }
  | { readonly type: 'connectedCalendar.edit' }
  | { readonly type: 'connectedCalendar.retry' }
  | { readonly type: 'connectedCalendar.remove' }
)
