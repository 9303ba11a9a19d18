import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type InvitationDto, invitationRoutes } from '#contract/invitations/invitations.ts'
import type { KnownParent } from '#domain/known-parent.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names this key when an invitation changes. */
const queryKey = ['invitations'] as const

type Invitations = { readonly items: readonly InvitationDto[]; readonly known: readonly KnownParent[] }

/** Lists the invitations of the family, the newest first. */
export const invitationsQuery = ({ call }: Client) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(invitationRoutes.list, {}, { signal }) })

/** Shows an invitation as the server answered it, and asks again for what else may have changed. */
export const keepInvitation = async (queries: QueryClient, item: InvitationDto | null): Promise<void> => {
  if (item)
    queries.setQueryData<Invitations>(
      queryKey,
      (shown) => shown && { ...shown, items: [item, ...shown.items.filter(isNot(item))] },
    )
  await Promise.all([queryKey, ['family'], ['home']].map((key) => queries.invalidateQueries({ queryKey: key })))
}

const isNot =
  ({ id }: InvitationDto) =>
  (other: InvitationDto): boolean =>
    other.id !== id
