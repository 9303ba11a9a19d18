import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LanguageField } from '#src/app/shared/locale/language-field.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import type { Login } from './create-login.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { useSignIn } from './use-sign-in.ts'

const pages = ['terms', 'privacy', 'about', 'help', 'contact'] as const

/** The page does not wait for this link. */
const TestUsersLink = lazy(async () => ({ default: (await import('./test-users-link.tsx')).TestUsersLink }))

export function LoginPage({ login }: { login: Login }) {
  const { LL } = useI18nContext()
  const signIn = useSignIn(login)
  const reason = useReason(login)
  useEffect(() => {
    document.title = `${LL.login.title()} · ${LL.productName()}`
  }, [LL])
  return (
    <AuthFrame
      productName={LL.productName()}
      title={LL.login.title()}
      subtitle={LL.login.lead()}
      aside={<LanguageChoice />}
      notice={<SignInNotice signIn={signIn} reason={reason} />}
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

/** Says why the login was opened, once it is known that the session which brought the person here is still there. */
function useReason({ reason, goOnIfSignedIn }: Login): string | null {
  const [unusable, setUnusable] = useState(false)
  useEffect(() => {
    void goOnIfSignedIn().then(setUnusable)
  }, [goOnIfSignedIn])
  return unusable && reason !== 'ended' ? 'unusable' : reason
}

function LanguageChoice() {
  const { LL, setLocale } = useI18nContext()
  return (
    <chakra.div width="190px">
      <LanguageField label={LL.login.language()} hideLabel onChoose={setLocale} />
    </chakra.div>
  )
}

/** This app has no router, and the public pages belong to the main app. */
function LoginFooter() {
  const { footer } = useI18nContext().LL
  // biome-ignore lint/a11y/useAnchorContent: the block gives each link its text
  const items = pages.map((page) => ({ key: page, label: footer[page](), link: <a href={`/app/${page}`} /> }))
  return <SiteFooter label={footer.label()} items={items} />
}
