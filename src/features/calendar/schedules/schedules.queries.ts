import { queryOptions } from '@tanstack/react-query'
import { parentingScheduleRoutes } from '#contract/calendar/parenting-schedules.ts'
import type { Client } from '#src/api/client.ts'
import { calendarRoot } from '../calendar.queries.ts'

/** The month needs no more than the layers, so this is apart from them. */
export const schedulesQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'schedules'],
    queryFn: ({ signal }) => call(parentingScheduleRoutes.list, {}, { signal }),
  })
