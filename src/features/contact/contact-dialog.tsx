import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'

/** Opens the form over the current page. It keeps the draft when it is closed by mistake and opened again. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { contact: messages } = useI18nContext().LL
  const contact = useContact()
  const { id, command } = contact
  if (command.isSuccess) return <Thanks onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title()}
      closeLabel={messages.close()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel()}
          </Button>
          <Button type="submit" form={id} loading={command.isPending}>
            {messages.submit()}
          </Button>
        </>
      }
    >
      <ContactFields contact={contact} />
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { contact: messages } = useI18nContext().LL
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={messages.thanksTitle()}
      closeLabel={messages.close()}
      actions={
        <Button ref={close} onClick={onClose}>
          {messages.close()}
        </Button>
      }
    >
      <p role="status">{messages.thanks()}</p>
    </Dialog>
  )
}
