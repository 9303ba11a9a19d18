import { chakra } from '@chakra-ui/react/styled-system'
import { dateIn, formatDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useAccountTime } from '../account-time.ts'
import { deviceText } from '../device-text.ts'
import type { Alike, Session } from './session-groups.ts'

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

type SessionGroupProps = { sessions: Alike; onEnd: (session: Session) => void }

/** Folds sessions that nobody could tell apart under their number; each can still be ended alone. */
export function SessionGroup({ sessions, onEnd }: SessionGroupProps) {
  const { LL, locale } = useI18nContext()
  const { sessions: messages, devices } = LL.account
  const { timeZone } = useAccount()
  const time = useAccountTime()
  const [first, ...others] = sessions
  if (others.length === 0) return <SessionLine session={first} onEnd={() => onEnd(first)} />
  const day = formatDate(dateIn(first.since, timeZone), locale, 'short')
  const lastUsed = sessions.reduce((last, { lastUsedAt }) => (lastUsedAt > last ? lastUsedAt : last), first.lastUsedAt)
  return (
    <Line>
      <chakra.details flex="1" minW="0">
        <chakra.summary cursor="pointer" minH="u3" display="list-item">
          <chakra.span textStyle="strong">{messages.alike({ count: sessions.length, day })}</chakra.span>
          <chakra.span display="block" textStyle="secondary" color="fg.2">
            {deviceText(first.device, devices)}
          </chakra.span>
          <chakra.span display="block" textStyle="secondary" color="fg.2">
            {messages.used({ at: time(lastUsed) })}
          </chakra.span>
        </chakra.summary>
        <chakra.ul mt="u1" ps="u2">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => onEnd(session)} />
          ))}
        </chakra.ul>
      </chakra.details>
    </Line>
  )
}

type SessionLineProps = { session: Session; onEnd: () => void }

function SessionLine({ session: { device, since, lastUsedAt, current }, onEnd }: SessionLineProps) {
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
