import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type FamilyDto, familyRoutes } from '#contract/families.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '../app-context.ts'

export const familyQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['family'],
    queryFn: ({ signal }) => call(familyRoutes.current, {}, { signal }),
  })

/** Gives the family of the session. The guard loads it, so every page behind it has it. */
export function useFamily(): FamilyDto {
  const { client } = useApp()
  return useSuspenseQuery(familyQuery(client)).data
}
