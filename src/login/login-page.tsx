import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'
import type { Login } from './create-login.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LoginFooter } from './login-footer.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The page does not wait for this link. */
const TestUsersLink = lazy(async () => ({ default: (await import('./test-users-link.tsx')).TestUsersLink }))

export function LoginPage({ login }: { login: Login }) {
  const { LL } = useI18nContext()
  const signIn = useSignIn(login)
  useEffect(() => {
    document.title = `${LL.login.title()} · ${LL.productName()}`
  }, [LL])
  return (
    <AuthFrame
      productName={LL.productName()}
      title={LL.login.title()}
      subtitle={LL.login.lead()}
      aside={<LanguageChoice />}
      notice={<SignInNotice signIn={signIn} reason={login.reason} />}
      footer={
        <chakra.div display="grid" gap="u2">
          <Suspense>
            <TestUsersLink call={login.call} />
          </Suspense>
          <LoginFooter />
        </chakra.div>
      }
    >
      <SignInForm signIn={signIn} />
    </AuthFrame>
  )
}
