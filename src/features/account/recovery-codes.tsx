import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: 'u1',
    p: 'u2',
    borderWidth: '1px',
    borderRadius: 'control',
    fontFamily: 'monospace',
    _focusVisible: { outlineOffset: '2px' },
  },
})

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shows new recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { codes: messages } = useI18nContext().LL.account.secondStep
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    toast(copied ? { tone: 'done', text: messages.copied() } : { tone: 'problem', text: messages.notCopied() })
  }
  return (
    <chakra.div display="grid" gap="u2">
      <chakra.p color="fg.2">{messages.keep()}</chakra.p>
      <List ref={list} tabIndex={-1} aria-label={messages.title()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>
          {messages.copy()}
        </Button>
        <Button onClick={onDone}>{messages.done()}</Button>
      </Actions>
    </chakra.div>
  )
}
