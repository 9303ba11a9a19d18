import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'

type PayFrameProps = { viewer: Viewer; onClose: () => void; action?: ReactNode; children: ReactNode }

/** Frames the dialog of a payment while there is nothing to fill in. */
export function PayFrame({ viewer, onClose, action, children }: PayFrameProps) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.common
  return (
    <Dialog
      open
      onClose={onClose}
      title={LL.payments.pay.title({ name: otherParentOf(viewer) })}
      closeLabel={dialogs.close()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dialogs.cancel()}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
