import { queryOptions } from '@tanstack/react-query'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import type { Client } from '#src/api/client.ts'

export const openedKey = ['invitations', 'opened'] as const

/** The invitation that was opened in this browser. */
export const openedQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: openedKey,
    queryFn: ({ signal }) => call(invitationRoutes.answerable, {}, { signal }),
    staleTime: 0,
    retry: false,
  })
