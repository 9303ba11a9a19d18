import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import type { Messages } from '../texts.ts'

type LeaveDialogProps = { onLeave: () => void; onStay: () => void; messages: Messages }

/** Offers two answers of equal weight: discard the input or keep it. */
export function LeaveDialog({ onLeave, onStay, messages }: LeaveDialogProps) {
  const { leave } = messages.expenses.dialogs
  return (
    <Dialog
      open
      onClose={onStay}
      title={leave.title()}
      closeLabel={leave.stay()}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {leave.leave()}
          </Button>
          <Button variant="secondary" onClick={onStay}>
            {leave.stay()}
          </Button>
        </>
      }
    >
      {leave.text()}
    </Dialog>
  )
}
