import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { AttemptNotice } from '../attempt-notice.tsx'
import { LoginFrame } from '../login-frame.tsx'
import { Back } from './asking-frame.tsx'
import { LinkEnded } from './link-ended.tsx'
import type { Link } from './use-link.ts'

type LinkFrameProps = {
  title: string
  link: Link
  subtitle: (username: string) => string
  notice: ReactNode
  children: (username: string) => ReactNode
}

/** Shows what a mailed link leads to once it is known whether it works. */
export function LinkFrame({ title, link: { looked, lookAgain }, subtitle, notice, children }: LinkFrameProps) {
  const { accountRecovery: recovery } = useI18nContext().LL
  if (looked.kind === 'ended') return <LinkEnded />
  if (looked.kind === 'known')
    return (
      <LoginFrame title={title} subtitle={subtitle(looked.username)} notice={notice}>
        {children(looked.username)}
        <Back />
      </LoginFrame>
    )
  if (looked.kind === 'loading')
    return (
      <LoginFrame title={title} subtitle={<span role="status">{recovery.reset.checking()}</span>}>
        <Back />
      </LoginFrame>
    )
  return (
    <LoginFrame
      title={title}
      notice={<AttemptNotice attempt={looked} unlock={lookAgain} title={recovery.unreachable()} />}
    >
      {looked.kind === 'failed' && (
        <Button wide size="large" onClick={lookAgain}>
          {recovery.retry()}
        </Button>
      )}
      <Back />
    </LoginFrame>
  )
}
