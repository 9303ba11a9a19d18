import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { removalRoutes, type WaitingRemoval } from '#contract/second-step/removal.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { LoginFrame } from '../login-frame.tsx'
import { Back } from './asking-frame.tsx'

type LostSecondStepProps = {
  login: Login
  onBack: () => void
  /** The sign-in took too long and begins anew. */
  onOver: (failure: unknown) => void
}

/** Asks to remove a second step that somebody lost, and says when it will be gone and who can stop it. */
export function LostSecondStep({ login: { call }, onBack, onOver }: LostSecondStepProps) {
  const { lost } = useI18nContext().LL.accountRecovery
  const { attempt, run, unlock } = useAttempt()
  const [waiting, setWaiting] = useState<WaitingRemoval | null>(null)
  const ask = () =>
    run(async () => {
      try {
        setWaiting(await call(removalRoutes.ask, { body: {} }))
      } catch (failure) {
        if (isRequestFailure(failure) && failure.exception === 'signInOver') onOver(failure)
        throw failure
      }
    })
  if (waiting) return <Asked waiting={waiting} />
  return (
    <LoginFrame
      title={lost.title()}
      subtitle={lost.lead()}
      notice={<AttemptNotice attempt={attempt} unlock={unlock} title={lost.failed()} />}
    >
      <chakra.div display="grid" gap="u2">
        <p>{lost.told()}</p>
        <Button
          wide
          size="large"
          loading={attempt.kind === 'busy'}
          disabled={attempt.kind === 'locked'}
          onClick={() => void ask()}
        >
          {lost.ask()}
        </Button>
        <Button variant="secondary" wide onClick={onBack}>
          {lost.back()}
        </Button>
      </chakra.div>
    </LoginFrame>
  )
}

function Asked({ waiting: { dueAt } }: { waiting: WaitingRemoval }) {
  const { LL, locale } = useI18nContext()
  const { lost } = LL.accountRecovery
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <LoginFrame title={lost.askedTitle()}>
      <chakra.div ref={text} tabIndex={-1} role="status" display="grid" gap="u1.5">
        <p>{lost.asked({ at: formatInstant(dueAt, timeZone, locale, 'long') })}</p>
        <p>{lost.told()}</p>
      </chakra.div>
      <Back />
    </LoginFrame>
  )
}
