import { useEffect, useState } from 'react'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { LoginFrame } from '../login-frame.tsx'
import { Back } from './asking-frame.tsx'

type Outcome = 'kept' | 'ended'

/** Stops the removal of a second step by the mailed link, at a press: programs that examine mails open links too. */
export function KeepSecondStep({ login: { call }, token }: { login: Login; token: string }) {
  const { keep } = useI18nContext().LL.accountRecovery
  const { attempt, run, unlock } = useAttempt()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const stop = () =>
    run(async () => {
      try {
        await call(removalRoutes.stopByLink, { body: { token } })
        setOutcome('kept')
      } catch (failure) {
        const isOver = isRequestFailure(failure) && (failure.exception === 'linkEnded' || failure.statusCode === 400)
        if (!isOver) throw failure
        setOutcome('ended')
      }
    })
  if (outcome) return <Done outcome={outcome} />
  return (
    <LoginFrame
      title={keep.title()}
      subtitle={keep.lead()}
      notice={<AttemptNotice attempt={attempt} unlock={unlock} title={keep.failed()} />}
    >
      <Button
        wide
        size="large"
        loading={attempt.kind === 'busy'}
        disabled={attempt.kind === 'locked'}
        onClick={() => void stop()}
      >
        {keep.submit()}
      </Button>
      <Back />
    </LoginFrame>
  )
}

/** The link is used up, so it leaves the address. */
function Done({ outcome }: { outcome: Outcome }) {
  const { keep, forgotPassword } = useI18nContext().LL.accountRecovery
  useEffect(() => history.replaceState(null, '', location.pathname), [])
  const isKept = outcome === 'kept'
  return (
    <LoginFrame
      title={isKept ? keep.keptTitle() : keep.endedTitle()}
      subtitle={<span role="status">{isKept ? keep.kept() : keep.ended()}</span>}
    >
      <ButtonLink wide size="large" link={<a href="/app/forgotPassword" />}>
        {forgotPassword.submit()}
      </ButtonLink>
      <Back />
    </LoginFrame>
  )
}
