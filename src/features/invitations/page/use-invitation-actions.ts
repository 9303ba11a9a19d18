import type { InvitationCommand, InvitationDto } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useActions } from '#src/app/shared/lifecycle/use-actions.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { invitationLifecycle } from '../invitation.chart.ts'

/** Lists what an inviter does, in the order of the buttons. */
const invitationActions = ['confirm', 'refuse', 'resend', 'correct', 'withdraw'] as const
export type InvitationAction = (typeof invitationActions)[number]

/** Manages the inviter's answers to one open invitation. Sending it again needs no dialog. */
export function useInvitationActions(item: InvitationDto) {
  const { LL } = useI18nContext()
  const { failed, done } = LL.invitations
  const toast = useToast()
  const { can, send, ...chart } = useLifecycle(invitationLifecycle, item)
  const { act, answer, ...actions } = useActions<InvitationDto, InvitationAction, InvitationCommand>(item, {
    send,
    commandAtOnce: (action, { version }) => (action === 'resend' ? { type: 'invitation.resend', version } : null),
    failureMessage: (action, failure) => ({
      title: failed[action](),
      text: failure instanceof OfflineError ? LL.common.dialogs.offline() : formFailureText(failure, LL),
    }),
    onDone: (action) => toast({ tone: 'done', text: done[action]() }),
  })
  return {
    ...chart,
    ...actions,
    act,
    item,
    allowed: invitationActions.filter((action) => can({ type: `invitation.${action}` })),
    sendPending: (command: InvitationCommand, placed?: (failure: unknown) => boolean) =>
      void (actions.pending && answer(actions.pending, command, placed)),
  }
}
export type InvitationActions = ReturnType<typeof useInvitationActions>
