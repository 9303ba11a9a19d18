import { useState } from 'react'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { needsSecondStep } from '../use-sign-in.ts'
import { LinkFrame } from './link-frame.tsx'
import { SecondStep } from './second-step.tsx'
import { forgetTyped } from './typed.ts'
import { useLink } from './use-link.ts'

/** Signs in by a mailed link, at a press: programs that examine mails open links too. */
export function LinkSignIn({ login, token }: { login: Login; token: string }) {
  const { link: texts } = useI18nContext().LL.accountRecovery
  const link = useLink(login, 'signIn', token)
  const { attempt, run, unlock } = useAttempt()
  const [isHalfDone, setHalfDone] = useState(false)
  const submit = () =>
    run(async () => {
      try {
        await login.call(recoveryRoutes.signIn, { body: { token } })
        forgetTyped()
        login.enter()
      } catch (failure) {
        if (!needsSecondStep(failure)) link.endIfEnded(failure)
        setHalfDone(true)
      }
    })
  const over = () => {
    setHalfDone(false)
    link.end()
  }
  // The link is used up by now, so a sign-in that took too long begins with a new one.
  if (isHalfDone) return <SecondStep login={login} onOver={over} />
  return (
    <LinkFrame
      title={texts.title()}
      link={link}
      subtitle={(username) => texts.of({ username })}
      notice={<AttemptNotice attempt={attempt} unlock={unlock} title={texts.failed()} />}
    >
      {() => (
        <Button
          wide
          size="large"
          loading={attempt.kind === 'busy'}
          disabled={attempt.kind === 'locked'}
          onClick={() => void submit()}
        >
          {texts.submit()}
        </Button>
      )}
    </LinkFrame>
  )
}
