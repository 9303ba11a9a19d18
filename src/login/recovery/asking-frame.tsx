import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TextLink } from '#src/app/small/text-link.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { AttemptNotice } from '../attempt-notice.tsx'
import { LoginFrame } from '../login-frame.tsx'
import type { Asking } from './use-asking.ts'

type AskingFrameProps = { title: string; lead: string; asking: Asking; children: ReactNode }

/** Shows what is asked for, then that a mail may be on its way: the same words whether or not there is an account. */
export function AskingFrame({ title, lead, asking, children }: AskingFrameProps) {
  const { accountRecovery: recovery } = useI18nContext().LL
  const { sent } = asking
  if (sent) return <Sent sent={sent} again={asking.again} />
  return (
    <LoginFrame
      title={title}
      subtitle={lead}
      notice={<AttemptNotice attempt={asking.attempt} unlock={asking.unlock} title={recovery.failed()} />}
    >
      {children}
      <Back />
    </LoginFrame>
  )
}

export function Back() {
  const { accountRecovery: recovery } = useI18nContext().LL
  return (
    <chakra.p mt="u2">
      <TextLink href="/app/login">{recovery.back()}</TextLink>
    </chakra.p>
  )
}

function Sent({ sent: { kind, typed }, again }: { sent: NonNullable<Asking['sent']>; again: () => void }) {
  const { sent } = useI18nContext().LL.accountRecovery
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <LoginFrame title={sent.title()}>
      <chakra.div ref={text} tabIndex={-1} role="status" display="grid" gap="u1.5" overflowWrap="anywhere">
        <p>{kind === 'username' ? sent.username({ typed }) : sent.link({ typed })}</p>
        <p>{sent.wait()}</p>
        {kind !== 'username' && <p>{sent.once()}</p>}
      </chakra.div>
      <chakra.div mt="u3">
        <Button variant="secondary" wide onClick={again}>
          {sent.again()}
        </Button>
      </chakra.div>
      <Back />
    </LoginFrame>
  )
}
