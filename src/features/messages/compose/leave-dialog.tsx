import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import type { Draft } from './use-draft.ts'

type LeaveDialogProps = { draft: Draft; isUploading: boolean; onGo: () => void; onStay: () => void }

/** Offers two answers of equal weight. While the draft cannot be saved the page stays, so that nothing typed is lost. */
export function LeaveDialog({ draft, isUploading, onGo, onStay }: LeaveDialogProps) {
  const { leave } = useI18nContext().LL.messages
  const [pending, setPending] = useState<'save' | 'discard' | null>(null)
  const run = async (which: 'save' | 'discard') => {
    setPending(which)
    await draft[which]().then(onGo, onStay)
    setPending(null)
  }
  return (
    <Dialog
      open
      onClose={onStay}
      title={leave.title()}
      closeLabel={leave.stay()}
      size="small"
      actions={
        <>
          <Button variant="secondary" loading={pending === 'save'} onClick={() => void run('save')}>
            {leave.save()}
          </Button>
          <Button variant="secondary" loading={pending === 'discard'} onClick={() => void run('discard')}>
            {leave.discard()}
          </Button>
        </>
      }
    >
      {leave.text()}
      {isUploading && ` ${leave.uploading()}`}
    </Dialog>
  )
}
