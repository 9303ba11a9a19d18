import { queryOptions } from '@tanstack/react-query'
import { calendarFeedRoutes } from '#contract/calendar-feeds/calendar-feeds.ts'
import type { Client } from '#src/api/client.ts'

export const feedsKey = ['calendarFeeds']

export const feedsQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: feedsKey,
    queryFn: ({ signal }) => call(calendarFeedRoutes.list, {}, { signal }),
  })
