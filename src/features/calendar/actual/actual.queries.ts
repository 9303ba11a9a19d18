import { queryOptions } from '@tanstack/react-query'
import { actualTimeRoutes } from '#contract/calendar/actual-times.ts'
import type { Client } from '#src/api/client.ts'
import { calendarRoot } from '../calendar.queries.ts'

/** The parents and those who look as one may ask. */
export const actualTimesQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'actual'],
    queryFn: ({ signal }) => call(actualTimeRoutes.list, {}, { signal }),
  })
