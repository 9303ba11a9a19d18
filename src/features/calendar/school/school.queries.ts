import { queryOptions } from '@tanstack/react-query'
import { schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import type { Client } from '#src/api/client.ts'
import { calendarRoot } from '../calendar.queries.ts'

export const schoolBreaksQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...calendarRoot, 'school'],
    queryFn: ({ signal }) => call(schoolBreakRoutes.list, {}, { signal }),
  })
