import type { useApp } from '#src/app/shared/app-context.ts'
import { accountQuery } from '#src/app/shared/data/account.ts'

type Parts = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries' | 'queryClient'>

/** Fetches what every page of My Account shows. */
export const loadAccount = ({ client, dictionaries, queryClient }: Parts) =>
  Promise.all([dictionaries.need('account'), queryClient.ensureQueryData(accountQuery(client))])
