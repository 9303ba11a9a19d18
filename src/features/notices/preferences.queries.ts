import { queryOptions } from '@tanstack/react-query'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import type { Client } from '#src/api/client.ts'

export const preferencesKey = ['notice-wishes'] as const

export const preferencesQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(noticePreferenceRoutes.preferences, {}, { signal }),
  })
