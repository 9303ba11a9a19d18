import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { environmentOf } from '#contract/environment.ts'
import type { FamilyDto } from '#contract/families.ts'
import { type Flag, flagContextIn, flagOverridesIn } from '#contract/flags.ts'
import { useApp } from '../app-context.ts'

/**
 * Tells whether a flag is on; undefined until that is known. It loads OpenFeature, so only lazily loaded pages use it.
 */
export function useFlag(flag: Flag): boolean | undefined {
  const { session } = useApp()
  const values = useSelector(session, (snapshot) => snapshot.context.values)
  const family = useQueryClient().getQueryData<FamilyDto>(['family'])
  const context = flagContextIn({
    environment: environmentOf(location.hostname),
    userType: values?.userType,
    country: family?.country,
  })
  const overrides = flagOverridesIn(values?.ldFlagOverrides)
  const { data } = useQuery({
    queryKey: ['flag', flag, context, overrides],
    queryFn: async () => (await import('./open-flags.ts')).isOn(flag, context, overrides),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
