import { queryOptions } from '@tanstack/react-query'
import { changeRequestRoutes } from '#contract/calendar/change-requests.ts'
import { parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { eventTimeRoutes } from '#contract/calendar-events/event-times.ts'
import { connectedEntryRoutes } from '#contract/connected-calendars/connected-entries.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names the first part of these keys. */
export const calendarRoot = ['calendar']

/** Everything that decides whose day it is. It is loaded once, and each month is computed from it. */
export const parentingTimeQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'time'],
    queryFn: ({ signal }) => call(parentingTimeRoutes.layers, {}, { signal }),
  })

/** The parents and those who look as one may ask. */
export const changesQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'changes'],
    queryFn: ({ signal }) => call(changeRequestRoutes.list, {}, { signal }),
  })

type Times = { readonly from: string; readonly to: string; readonly search?: string }

/** The times of events on some days; with a search, of those events that have its words. */
export const eventTimesQuery = ({ call }: Client, days: Times) =>
  queryOptions({
    queryKey: [...calendarRoot, 'events', 'times', days],
    queryFn: ({ signal }) => call(eventTimeRoutes.times, { query: days }, { signal }),
  })

/**
 * Reads the entries of the viewer's connected calendars on some days, for nobody else. The key begins as the one of their own page, so
 * that the live stream names both.
 */
export const connectedEntriesQuery = ({ call }: Client, days: Omit<Times, 'search'>) =>
  queryOptions({
    queryKey: ['connectedCalendars', 'entries', days],
    queryFn: ({ signal }) => call(connectedEntryRoutes.entries, { query: days }, { signal }),
  })
