import type { useApp } from '#src/app/shared/app-context.ts'
import { loadAccount } from '../account/load-account.ts'
import { profileQuery } from './profile.queries.ts'

type Parts = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries' | 'queryClient'>

/** Fetches the account and the profile at once. */
export const loadProfile = (parts: Parts) =>
  Promise.all([loadAccount(parts), parts.queryClient.ensureQueryData(profileQuery(parts.client))])
