import { queryOptions } from '@tanstack/react-query'
import { holidayRoutes } from '#contract/calendar/holidays.ts'
import type { Client } from '#src/api/client.ts'
import { calendarRoot } from '../calendar.queries.ts'

export const holidaysQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'holidays'],
    queryFn: ({ signal }) => call(holidayRoutes.list, {}, { signal }),
  })
