import { useNavigate } from '@tanstack/react-router'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

export type DeclineDialogProps = {
  name: string
  /** The person also wants no further invitations at this address. */
  never: boolean
  onClose: () => void
}

/** Says what the answer means before it is given. */
export function DeclineDialog({ name, never, onClose }: DeclineDialogProps) {
  const { LL } = useI18nContext()
  const { invitation: messages } = LL.joining
  const toast = useToast()
  const navigate = useNavigate()
  const decline = useCommand(invitationRoutes.answerOpened, {
    onSuccess: () => {
      toast({ tone: 'done', text: never ? messages.stopped() : messages.declined() })
      void navigate({ to: '/home' })
    },
  })
  return (
    <ConfirmDialog
      labels={LL.invitations.dialogs}
      title={never ? messages.neverTitle() : messages.declineTitle()}
      text={never ? messages.neverText({ name }) : messages.declineText({ name })}
      action={never ? messages.never() : messages.decline()}
      grave
      pending={decline.isPending}
      failure={decline.error && { title: messages.failed(), text: answerFailureText(decline.error, LL) }}
      onConfirm={() => decline.mutate({ body: { answer: 'decline', never } })}
      onClose={onClose}
    />
  )
}
