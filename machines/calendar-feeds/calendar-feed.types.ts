import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const calendarFeedParties = { owner: ['owner'] } as const satisfies Parties
export type CalendarFeedTurn = TurnIn<typeof calendarFeedParties>

/** Nothing but its state decides about a feed. */
export type CalendarFeedFacts = Readonly<Record<string, never>>

export type CalendarFeedEvent = { readonly by: By; readonly type: 'calendarFeed.revoke' }
