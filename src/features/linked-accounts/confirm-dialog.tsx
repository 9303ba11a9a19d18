import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'

export type ConfirmDialogProps = {
  what: 'reset' | 'end'
  name: string
  onClose: () => void
  onConfirm: () => void
}

/** Says what follows, before somebody is signed out everywhere. */
export function ConfirmDialog({ what, name, onClose, onConfirm }: ConfirmDialogProps) {
  const { linkedAccounts: messages } = useI18nContext().LL
  const { confirm } = messages
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={confirm[what].title({ name })}
      closeLabel={confirm.cancel()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {confirm.cancel()}
          </Button>
          <Button onClick={onConfirm}>{messages[what]()}</Button>
        </>
      }
    >
      <p>{confirm[what].text({ name })}</p>
    </Dialog>
  )
}
