import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type FamilyDto, familyRoutes } from '#contract/families.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '../app-context.ts'

export const familyQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['family'],
    queryFn: ({ signal }) => call(familyRoutes.current, {}, { signal }),
  })

/** Returns the id of the family that the page shows; undefined until it was asked for. */
export const shownFamilyId = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<FamilyDto>(['family'])?.id

/** Gives the family of the session. The guard loads it, so every page behind it has it. */
export function useFamily(): FamilyDto {
  const { client } = useApp()
  return useSuspenseQuery(familyQuery(client)).data
}
