import { chakra } from '@chakra-ui/react/styled-system'
import type { PasskeyDto } from '#contract/passkeys/passkeys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useAccountTime } from '../account-time.ts'

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'u1.5',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '& + &': { borderTopWidth: '1px' },
  },
})

type PasskeyLineProps = { passkey: PasskeyDto; onOpen: (kind: 'rename' | 'remove') => void }

export function PasskeyLine({ passkey: { name, addedAt, lastUsedAt }, onOpen }: PasskeyLineProps) {
  const { passkeys: messages } = useI18nContext().LL.account
  const time = useAccountTime()
  return (
    <Line>
      <chakra.div minW="0">
        <chakra.p textStyle="strong" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p textStyle="secondary" color="fg.2">
          {messages.added({ at: time(addedAt) })}
        </chakra.p>
        <chakra.p textStyle="secondary" color="fg.2">
          {lastUsedAt === null ? messages.unused() : messages.used({ at: time(lastUsedAt) })}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" ms="-u1.5">
        <Button
          variant="tertiary"
          size="small"
          aria-label={messages.renameOf({ name })}
          onClick={() => onOpen('rename')}
        >
          {messages.rename()}
        </Button>
        <Button
          variant="tertiary"
          size="small"
          aria-label={messages.removeOf({ name })}
          onClick={() => onOpen('remove')}
        >
          {messages.remove()}
        </Button>
      </chakra.div>
    </Line>
  )
}
