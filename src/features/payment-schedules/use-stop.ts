import type { AnyStateMachine } from 'xstate'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'
import { type LifecycleDefinition, useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

/** Stops scheduled payments from a dialog, which closes when that is done. */
export function useStop<Machine extends AnyStateMachine, Item, Command>(
  definition: LifecycleDefinition<Machine, Item, Command>,
  item: Item,
  onClose: () => void,
) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const { send } = useLifecycle(definition, item)
  const message = (failure: unknown) => ({ title: LL.errors.paymentsNotStopped(), text: failureText(failure, LL) })
  const { answer, busy, failure } = useAnswer<Item, 'stop', Command>({
    send,
    onDone: () => {
      toast({ tone: 'done', text: LL.paymentSchedules.stopping.done() })
      onClose()
    },
    failureMessage: (_action, cause) => message(cause),
    onConflict: (conflict) => message(conflict.failure),
  })
  return {
    pending: busy !== null,
    failure,
    stop: (command: Command) => void answer({ action: 'stop', seen: item }, command),
  }
}
