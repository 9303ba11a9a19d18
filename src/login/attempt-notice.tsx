import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { LockedNotice } from '#src/app/small/locked-notice.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { Trying } from './attempt.ts'

type AttemptNoticeProps = Pick<Trying, 'attempt' | 'unlock'> & {
  /** The title when the server refused. */
  title: string
}

/** Says how the last attempt ended; nothing when there was none. */
export function AttemptNotice({ attempt, unlock, title }: AttemptNoticeProps) {
  const { login } = useI18nContext().LL
  if (attempt.kind === 'locked')
    return <LockedNotice {...attempt} title={login.lockedTitle()} text={login.locked} onEnd={unlock} />
  if (attempt.kind === 'failed') return <FailedNotice failure={attempt.failure} title={title} />
  return attempt.kind === 'unlocked' ? <Banner tone="waiting" title={login.unlocked()} /> : null
}

function FailedNotice({ failure, title }: { failure: unknown; title: string }) {
  const { errors } = useI18nContext().LL
  const noAnswer = isNetworkFailure(failure)
  return (
    <Banner tone="problem" announce="alert" title={noAnswer ? errors.networkTitle() : title}>
      {noAnswer ? errors.networkKept() : errors[codeOf(failure)]()}
    </Banner>
  )
}

const refusals = [
  'signInFailed',
  'secondStepFailed',
  'signInOver',
  'accountClosed',
  'linkEnded',
  'removalLimit',
  'passkeyRefused',
  'passkeysNotOffered',
] as const

/** The sentence is of the language that is chosen now. */
const codeOf = (failure: unknown) =>
  refusals.find((code) => isRequestFailure(failure) && failure.exception === code) ?? 'unexpected'
