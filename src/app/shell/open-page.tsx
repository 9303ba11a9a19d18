import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useApp } from '#src/app/shared/app-context.ts'
import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { Shell } from './shell.tsx'

/** `family`: loaded, so that the shell may stand round the page. A session that ends on such a page takes the shell with it. */
export function OpenPage({ family }: { family: boolean }) {
  const { session } = useApp()
  const somebody = useSelector(session, ({ context }) => context.values !== null)
  if (family && somebody) return <Shell />
  return (
    <PublicPage signIn={!somebody}>
      <Outlet />
    </PublicPage>
  )
}
