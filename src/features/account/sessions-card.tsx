import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { AccountDto } from '#contract/account.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccount } from './account.queries.ts'
import { useAccountTime } from './account-time.ts'
import { deviceText } from './device-text.ts'
import type { EndSessionsProps } from './end-sessions.tsx'

const EndSessions = lazyDialog<EndSessionsProps>(async () => (await import('./end-sessions.tsx')).EndSessions)

type Session = AccountDto['sessions'][number]

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1.5',
    py: 'u1',
    _first: { pt: '0' },
    '& + &': { borderTopWidth: '1px' },
  },
})

export function SessionsCard() {
  const { sessions: messages } = useI18nContext().LL.account
  const { sessions } = useAccount()
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const others = sessions.filter(({ current }) => !current)
  const close = () => setEnding(null)
  return (
    <Card bleed>
      <CardHeader title={messages.title()} />
      <CardBody>
        <ul>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
        <chakra.p textStyle="secondary" color="fg.3" mt="u1">
          {others.length > 0 ? messages.coarse() : messages.alone()}
        </chakra.p>
        {others.length > 0 && (
          <chakra.div mt="u2" display={{ base: 'grid', sm: 'block' }}>
            <Button variant="secondary" onClick={() => setEnding('others')}>
              {messages.end()}
            </Button>
          </chakra.div>
        )}
      </CardBody>
      {ending && <EndSessions open ending={ending} onClose={close} />}
    </Card>
  )
}

function SessionLine({
  session: { device, since, lastUsedAt, current },
  onEnd,
}: {
  session: Session
  onEnd: () => void
}) {
  const { sessions: messages, devices } = useI18nContext().LL.account
  const time = useAccountTime()
  return (
    <Line>
      <div>
        <chakra.p textStyle="strong">{current ? messages.here() : messages.elsewhere()}</chakra.p>
        {device && (
          <chakra.p textStyle="secondary" color="fg.2">
            {deviceText(device, devices)}
          </chakra.p>
        )}
        <chakra.p textStyle="secondary" color="fg.2">
          {messages.since({ at: time(since) })}
        </chakra.p>
        {!current && (
          <chakra.p textStyle="secondary" color="fg.2">
            {messages.used({ at: time(lastUsedAt) })}
          </chakra.p>
        )}
      </div>
      {!current && (
        <Button variant="tertiary" size="small" aria-label={messages.endOneOf({ at: time(since) })} onClick={onEnd}>
          {messages.endOne()}
        </Button>
      )}
    </Line>
  )
}
