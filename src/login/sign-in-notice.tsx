import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { AttemptNotice } from './attempt-notice.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Says how the last attempt ended, else why the login was opened. */
export function SignInNotice({ signIn, reason }: { signIn: SignIn; reason: string | null }) {
  const { login } = useI18nContext().LL
  const { kind } = signIn.attempt
  if (kind !== 'none' && kind !== 'busy')
    return <AttemptNotice attempt={signIn.attempt} unlock={signIn.unlock} title={login.failedTitle()} />
  if (reason === 'unusable')
    return (
      <Banner tone="warning" title={login.unusableTitle()}>
        {login.unusable()}
      </Banner>
    )
  if (reason === 'expired')
    return (
      <Banner tone="warning" title={login.expiredTitle()}>
        {login.expired()}
      </Banner>
    )
  if (reason === 'ended')
    return (
      <Banner tone="waiting" title={login.endedTitle()}>
        {login.ended()}
      </Banner>
    )
  return null
}
