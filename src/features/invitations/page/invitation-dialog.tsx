import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import type { PendingAction } from '#src/app/shared/lifecycle/use-answer.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import type { InvitationAction, InvitationActions } from './use-invitation-actions.ts'

export type InvitationDialogProps = {
  actions: InvitationActions
  pending: PendingAction<InvitationDto, InvitationAction>
}

/** Says what an answer means before it is given. */
export function InvitationDialog({ actions, pending: { action, seen } }: InvitationDialogProps) {
  const { dialogs } = useI18nContext().LL.invitations
  const { nameOf } = useViewer()
  if (action === 'correct') return <CorrectDialog actions={actions} seen={seen} />
  if (action === 'resend') return null
  const { version, email, otherEmail, personId } = seen
  const named = { name: nameOf(personId), email: otherEmail ?? '', invited: email ?? '' }
  return (
    <ConfirmDialog
      labels={dialogs}
      title={dialogs[action].title()}
      text={dialogs[action].text(named)}
      action={dialogs[action].action()}
      grave={action === 'withdraw'}
      pending={actions.busy !== null}
      failure={actions.failure}
      onConfirm={() => actions.sendPending({ type: `invitation.${action}`, version })}
      onClose={actions.close}
    />
  )
}
