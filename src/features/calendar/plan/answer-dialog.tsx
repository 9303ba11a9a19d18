import { type ReactNode, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ActionDialog, type ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import type { CommandTarget } from '#src/app/shared/lifecycle/command-target.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'
import { useSend } from '#src/app/shared/lifecycle/use-send.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

type AnswerDialogProps<Item, Command> = {
  target: CommandTarget<Item, Command>
  item: Item
  /** Names the action among those of the item, whose drafts are stored under `drafts`. */
  action: string
  drafts: string
  texts: ActionTexts
  messages: Readonly<Record<'close' | 'cancel' | 'changed' | 'offline', () => string>>
  failed: string
  done: string
  /** `reason` is empty when the command needs none. */
  commandOf: (reason: string) => Command
  onClose: () => void
  /** Tells more before the buttons. */
  children?: ReactNode
}

/** Asks before a command of the calendar and sends it. After a conflict the page shows the item as it is now. */
export function AnswerDialog<Item, Command>(props: AnswerDialogProps<Item, Command>) {
  const { target, item, action, texts, messages, onClose } = props
  const { LL } = useI18nContext()
  const toast = useToast()
  const [draft] = useState(() => createTextDraft(props.drafts))
  const message = (text: string) => ({ title: props.failed, text })
  const { answer, busy, failure } = useAnswer<Item, string, Command>({
    send: useSend(target),
    onDone: () => {
      draft.drop()
      toast({ tone: 'done', text: props.done })
      onClose()
    },
    failureMessage: (_action, error) =>
      message(error instanceof OfflineError ? messages.offline() : formFailureText(error, LL)),
    onConflict: () => message(messages.changed()),
  })
  return (
    <ActionDialog
      texts={texts}
      labels={messages}
      pending={busy !== null}
      failure={failure}
      draft={draft.textFor(action)}
      onTyped={(typed) => draft.keepText(action, typed)}
      onConfirm={(reason) => void answer({ action, seen: item }, props.commandOf(reason))}
      onClose={onClose}
    >
      {props.children}
    </ActionDialog>
  )
}
