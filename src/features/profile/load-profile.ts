import type { useApp } from '#src/app/shared/app-context.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import { loadAccount } from '../account/load-account.ts'

type Parts = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries' | 'queryClient'>

/** Fetches the account and the profile at once. */
export const loadProfile = (parts: Parts) =>
  Promise.all([loadAccount(parts), parts.queryClient.ensureQueryData(profileQuery(parts.client))])
