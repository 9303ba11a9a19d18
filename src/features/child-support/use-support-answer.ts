import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import type { Outcome } from '#src/app/shared/lifecycle/command-target.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'

type SupportAnswerOptions<Item, Command> = {
  readonly send: (command: Command, seen: Item) => Promise<Outcome<Item>>
  readonly onDone: () => void
}

/**
 * Sends an answer about `seen` from a dialog. After a failure the dialog stays open and says what was not done and why.
 */
export function useSupportAnswer<Item, Command>(seen: Item, { send, onDone }: SupportAnswerOptions<Item, Command>) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.childSupport
  const { answer, busy, failure } = useAnswer<Item, 'answer', Command>({
    send,
    onDone,
    failureMessage: (_action, error) => ({
      title: dialogs.failed(),
      text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
    }),
    onConflict: () => ({ title: dialogs.failed(), text: dialogs.changed() }),
  })
  return {
    pending: busy !== null,
    failure,
    send: (command: Command, placed?: (failure: unknown) => boolean) =>
      void answer({ action: 'answer', seen }, command, placed),
  }
}
