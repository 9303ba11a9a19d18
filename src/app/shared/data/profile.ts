import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type ProfileDto, profileRoutes } from '#contract/profile/profile.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '../app-context.ts'

export const profileKey = ['profile']

export const profileQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => call(profileRoutes.current, {}, { signal }) })

/** Expects that the route's loader has fetched the profile. */
export function useProfile(): ProfileDto {
  const { client } = useApp()
  return useSuspenseQuery(profileQuery(client)).data
}
