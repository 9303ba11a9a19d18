import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import type { HomeSlots } from '../../feature.ts'

const AccountNotices = lazy(async () => ({ default: (await import('./account-notices.tsx')).AccountNotices }))

/** Says what waits to be changed in who gets into the account. Where nothing waits, the code is not loaded. */
function Notices() {
  const { client } = useApp()
  const told = useQuery(homeQuery(client)).data?.account
  return told?.removal || told?.email ? (
    <Suspense>
      <AccountNotices told={told} />
    </Suspense>
  ) : null
}

export const homeSlots: HomeSlots = { Top: Notices }
