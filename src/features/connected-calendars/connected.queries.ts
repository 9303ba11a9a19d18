import { queryOptions } from '@tanstack/react-query'
import { connectedCalendarRoutes } from '#contract/connected-calendars/connected-calendars.ts'
import { connectedEntryRoutes } from '#contract/connected-calendars/connected-entries.ts'
import type { Client } from '#src/api/client.ts'

/** The entries of a calendar are asked for again with the calendar itself. */
export const connectedKey = ['connectedCalendars']

export const connectedQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: [...connectedKey, 'list'],
    queryFn: ({ signal }) => call(connectedCalendarRoutes.list, {}, { signal }),
  })

export const connectedEntriesQuery = ({ call }: Pick<Client, 'call'>, days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...connectedKey, 'entries', days],
    queryFn: ({ signal }) => call(connectedEntryRoutes.entries, { query: days }, { signal }),
  })
