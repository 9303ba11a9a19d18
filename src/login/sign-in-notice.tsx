import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { LockedNotice } from './locked-notice.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Says how the last attempt ended, else why the login was opened. */
export function SignInNotice({ signIn: { attempt, unlock }, reason }: { signIn: SignIn; reason: string | null }) {
  const { login } = useI18nContext().LL
  if (attempt.kind === 'locked') return <LockedNotice until={attempt.until} wait={attempt.wait} onEnd={unlock} />
  if (attempt.kind === 'failed') return <FailedNotice failure={attempt.failure} />
  if (attempt.kind === 'unlocked') return <Banner tone="waiting" title={login.unlocked()} />
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

function FailedNotice({ failure }: { failure: unknown }) {
  const { login, errors } = useI18nContext().LL
  const noAnswer = isNetworkFailure(failure)
  const refused = isRequestFailure(failure) && failure.exception === 'signInFailed'
  const text = noAnswer ? errors.networkKept() : refused ? errors.signInFailed() : errors.unexpected()
  return (
    <Banner tone="problem" announce="alert" title={noAnswer ? errors.networkTitle() : login.failedTitle()}>
      {text}
    </Banner>
  )
}
