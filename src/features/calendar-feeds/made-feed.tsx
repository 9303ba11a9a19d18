import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { MadeFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

export type MadeFeedProps = { made: MadeFeedDto; onClose: () => void }

/** Programs on this device offer to subscribe to addresses that begin like this. */
const subscribes = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** Shows an address, which nobody can show again. */
export function MadeFeed({ made: { address }, onClose }: MadeFeedProps) {
  const { made: messages } = useI18nContext().LL.calendarFeeds
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    if (!copied) field.current?.select()
    toast(copied ? { tone: 'done', text: messages.copied() } : { tone: 'problem', text: messages.notCopied() })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title()}
      closeLabel={messages.done()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.done()}
          </Button>
          <Button onClick={() => void copy()}>{messages.copy()}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="u2">
        <p>{messages.text()}</p>
        <TextField
          ref={field}
          label={messages.field()}
          hint={messages.secret()}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <p>
          <chakra.a href={subscribes(address)} color="fg.link" textDecoration="underline">
            {messages.open()}
          </chakra.a>
        </p>
      </chakra.div>
    </Dialog>
  )
}
