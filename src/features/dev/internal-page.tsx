import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { devRoutes } from '#contract/dev/dev.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFlag } from '#src/app/shared/flags/use-flag.ts'
import { Loaded } from './loaded.tsx'

const Main = chakra('main', {
  base: { maxW: '1720px', mx: 'auto', px: { base: 'u2', sm: 'u4' }, pt: { base: 'u2.5', md: 'u4' }, pb: 'u4' },
})

/** Renders its children only if the server offers internal pages. */
export function InternalOnly({ children }: { children: ReactNode }) {
  const { client } = useApp()
  const isOn = useFlag('internalPages')
  const users = useQuery({
    queryKey: ['test-users'],
    queryFn: ({ signal }) => client.call(devRoutes.testUsers, {}, { signal }),
  })
  if (isOn === false || (isRequestFailure(users.error) && users.error.statusCode === 404)) throw notFound()
  return <Loaded query={users}>{children}</Loaded>
}

/** Does the same for a whole page. */
export const InternalPage = ({ children }: { children: ReactNode }) => (
  <Main id="main">
    <InternalOnly>{children}</InternalOnly>
  </Main>
)
