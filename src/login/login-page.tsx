import { lazy, Suspense, useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { passkeysWork } from '#src/app/shared/passkeys/passkeys-work.ts'
import { TextLink } from '#src/app/small/text-link.ts'
import type { Login } from './create-login.ts'
import { LoginFrame } from './login-frame.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { SignInQuestion } from './sign-in-question.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The page does not wait for this link. */
const TestUsersLink = lazy(async () => ({ default: (await import('./test-users-link.tsx')).TestUsersLink }))

const SecondStep = lazy(async () => ({ default: (await import('./recovery/second-step.tsx')).SecondStep }))

export function LoginPage({ login }: { login: Login }) {
  const { LL } = useI18nContext()
  const signIn = useSignIn(login)
  const reason = useReason(login)
  const ready = useTexts(login, signIn.isHalfDone)
  if (signIn.isHalfDone && ready)
    return (
      <Suspense>
        <SecondStep login={login} onOver={signIn.startOver} />
      </Suspense>
    )
  return (
    <LoginFrame
      title={LL.login.title()}
      subtitle={LL.login.lead()}
      notice={<SignInNotice signIn={signIn} reason={reason} />}
      footer={
        <Suspense>
          <TestUsersLink call={login.call}>
            <TextLink href="/app/testusers">{LL.login.testUsers()}</TextLink>
          </TestUsersLink>
        </Suspense>
      }
    >
      <SignInQuestion signIn={signIn} passkeys={passkeysWork()} />
    </LoginFrame>
  )
}

/** Loads the texts of the second step once one is asked for. */
function useTexts({ dictionaries }: Login, wanted: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (wanted) void dictionaries.need('accountRecovery').then(() => setReady(true))
  }, [dictionaries, wanted])
  return ready
}

/** Says why the login was opened, once it is known that the session which brought the person here is still there. */
function useReason({ reason, goOnIfSignedIn }: Login): string | null {
  const [unusable, setUnusable] = useState(false)
  useEffect(() => {
    void goOnIfSignedIn().then(setUnusable)
  }, [goOnIfSignedIn])
  return unusable && reason !== 'ended' ? 'unusable' : reason
}
