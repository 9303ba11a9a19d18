import { lazy, Suspense, useState } from 'react'
import { SmallAppRoot } from '#src/app/small/small-app-root.tsx'
import type { Login } from './create-login.ts'
import { LoginPage } from './login-page.tsx'
import { screenAt } from './screen.ts'

const RecoveryScreen = lazy(async () => ({ default: (await import('./recovery/recovery-screen.tsx')).RecoveryScreen }))

export function LoginRoot({ login }: { login: Login }) {
  const [screen] = useState(() => screenAt(location))
  return (
    <SmallAppRoot app={login}>
      {screen.page === 'login' ? (
        <LoginPage login={login} />
      ) : (
        <Suspense>
          <RecoveryScreen login={login} screen={screen} />
        </Suspense>
      )}
    </SmallAppRoot>
  )
}
