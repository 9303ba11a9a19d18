import { useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { LoginFrame } from '../login-frame.tsx'
import { LinkFrame } from './link-frame.tsx'
import { ResetForm } from './reset-form.tsx'
import { useLink } from './use-link.ts'

type PasswordResetProps = { login: Login; token: string }

/** Asks for the new password by a mailed link. */
export function PasswordReset({ login, token }: PasswordResetProps) {
  const { reset } = useI18nContext().LL.accountRecovery
  const link = useLink(login, 'password', token)
  const trying = useAttempt()
  const [done, setDone] = useState<string | null>(null)
  if (done !== null) return <Done username={done} />
  return (
    <LinkFrame
      title={reset.title()}
      link={link}
      subtitle={(username) => reset.of({ username })}
      notice={<AttemptNotice attempt={trying.attempt} unlock={trying.unlock} title={reset.failed()} />}
    >
      {(username) => (
        <ResetForm login={login} token={token} link={link} trying={trying} username={username} onDone={setDone} />
      )}
    </LinkFrame>
  )
}

/** The link is used up, so it leaves the address. */
function Done({ username }: { username: string }) {
  const { reset } = useI18nContext().LL.accountRecovery
  useEffect(() => history.replaceState(null, '', location.pathname), [])
  return (
    <LoginFrame title={reset.doneTitle()} subtitle={<span role="status">{reset.done({ username })}</span>}>
      <ButtonLink wide size="large" link={<a href="/app/login" />}>
        {reset.signIn()}
      </ButtonLink>
    </LoginFrame>
  )
}
