import { queryOptions } from '@tanstack/react-query'
import { familyRoutes } from '#contract/families.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '../app-context.ts'
import { useCommand } from '../lifecycle/use-command.ts'
import { startPage } from './leave.ts'

/** Lists the families of the person, and which of them the session shows. */
export const ownFamiliesQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['own-families'],
    queryFn: ({ signal }) => call(familyRoutes.own, {}, { signal }),
    staleTime: 0,
  })

/**
 * Shows another family of the person in all tabs, or the same one as somebody else. This tab loads anew at `to`, because
 * everything on it was of the other view.
 */
export function useShowFamily(onError: () => void, to: () => string = () => startPage) {
  const { leave } = useApp()
  return useCommand(familyRoutes.choose, { onSuccess: () => leave(to()), onError })
}
