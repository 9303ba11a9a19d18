import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { EndSessionsProps } from './end-sessions.tsx'
import { SessionGroup } from './session-group.tsx'
import { type Session, sessionGroups } from './session-groups.ts'

const EndSessions = lazyDialog<EndSessionsProps>(async () => (await import('./end-sessions.tsx')).EndSessions)

export function SessionsCard() {
  const { sessions: messages } = useI18nContext().LL.account
  const { sessions, timeZone } = useAccount()
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const others = sessions.filter(({ current }) => !current)
  const close = () => setEnding(null)
  return (
    <Card bleed>
      <CardHeader title={messages.title()} />
      <CardBody>
        <ul>
          {sessionGroups(sessions, timeZone).map((alike) => (
            <SessionGroup key={alike[0].id} sessions={alike} onEnd={setEnding} />
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
