import { queryOptions, useQuery } from '@tanstack/react-query'
import { passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { useApp } from '#src/app/shared/app-context.ts'

export const passkeysKey = ['passkeys']

export function usePasskeys() {
  const { client } = useApp()
  return useQuery(
    queryOptions({ queryKey: passkeysKey, queryFn: ({ signal }) => client.call(passkeyRoutes.list, {}, { signal }) }),
  )
}
