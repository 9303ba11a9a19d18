import { queryOptions } from '@tanstack/react-query'
import { calendarEventRoutes } from '#contract/calendar-events/calendar-events.ts'
import type { Client } from '#src/api/client.ts'
import { isRequestFailure } from '#src/api/failures.ts'

/** Its first part is that of everything in the calendar, which the live stream names. */
export const eventsRoot = ['calendar', 'events']

/** One event with its time on a day; null where there is none, or none that the viewer may see. */
export const eventQuery = ({ call }: Pick<Client, 'call'>, id: string, on: string | undefined) =>
  queryOptions({
    queryKey: [...eventsRoot, 'one', id, on ?? null],
    queryFn: async ({ signal }) => {
      try {
        return await call(
          calendarEventRoutes.get,
          { params: { id }, query: on === undefined ? {} : { on } },
          { signal },
        )
      } catch (error) {
        if (isRequestFailure(error) && error.statusCode === 404) return null
        throw error
      }
    },
  })
