import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'

/** Opens the form over the current page. It keeps the draft when it is closed by mistake and opened again. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { contact: words } = useI18nContext().LL
  const contact = useContact()
  const { id, command } = contact
  if (command.isSuccess) return <Thanks onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      closeLabel={words.close()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" form={id} loading={command.isPending}>
            {words.submit()}
          </Button>
        </>
      }
    >
      <ContactFields contact={contact} />
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { contact: words } = useI18nContext().LL
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words.thanksTitle()}
      closeLabel={words.close()}
      actions={
        <Button ref={close} onClick={onClose}>
          {words.close()}
        </Button>
      }
    >
      <p role="status">{words.thanks()}</p>
    </Dialog>
  )
}
