import { useQueryClient } from '@tanstack/react-query'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { planKey } from './plan.queries.ts'
import { usePlanTexts } from './plan-texts.ts'

export type RemoveCardDialogProps = { onClose: () => void }

/** Says what follows before the card is removed. */
export function RemoveCardDialog({ onClose }: RemoveCardDialogProps) {
  const { LL, texts } = usePlanTexts()
  const queries = useQueryClient()
  const removal = useCommand(routes.removeCard, {
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: planKey }),
  })
  return (
    <ConfirmDialog
      title={texts.card.removeTitle()}
      text={texts.card.removeText()}
      action={texts.card.remove()}
      labels={{ close: texts.card.close, cancel: texts.card.keep }}
      grave
      pending={removal.isPending}
      failure={removal.error ? { title: texts.card.failed(), text: formFailureText(removal.error, LL) } : null}
      onConfirm={() => removal.mutate({})}
      onClose={onClose}
    />
  )
}
