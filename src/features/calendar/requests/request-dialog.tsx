import { useState } from 'react'
import type { ChangeRequestCommand, ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ActionDialog, type ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { type RequestAction, requestCommandOf, requestLifecycle } from './request.commands.ts'

export type RequestDialogProps = { action: RequestAction; item: ChangeRequestDto; onClose: () => void }

function textsOf(action: RequestAction, asker: string, messages: TranslationFunctions['changeRequests']): ActionTexts {
  const { title, text, action: label } = messages.dialogs[action]
  const texts: ActionTexts = { title: title(), text: text(), action: label() }
  if (action === 'approve') return { ...texts, notice: messages.turn.notice() }
  if (action !== 'decline') return texts
  const { label: reason, hint } = messages.dialogs.decline
  return { ...texts, reason: { label: reason(), hint: hint({ name: asker }) } }
}

/** Asks before a request is answered or withdrawn. After a conflict the page shows the request as it is now. */
export function RequestDialog({ action, item, onClose }: RequestDialogProps) {
  const { LL } = useI18nContext()
  const { changeRequests: messages } = LL
  const viewer = useViewer()
  const toast = useToast()
  const [draft] = useState(() => createTextDraft(`change.texts.${item.id}`))
  const { send } = useLifecycle(requestLifecycle, item)
  const message = (text: string) => ({ title: messages.dialogs.failed(), text })
  const { answer, busy, failure } = useAnswer<ChangeRequestDto, RequestAction, ChangeRequestCommand>({
    send,
    onDone: () => {
      draft.drop()
      toast({ tone: 'done', text: messages.done[action]() })
      onClose()
    },
    failureMessage: (_action, error) =>
      message(error instanceof OfflineError ? messages.dialogs.offline() : formFailureText(error, LL)),
    onConflict: () => message(messages.dialogs.changed()),
  })
  return (
    <ActionDialog
      texts={textsOf(action, viewer.nameOf(item.askerId), messages)}
      labels={messages.dialogs}
      pending={busy !== null}
      failure={failure}
      draft={draft.textFor(action)}
      onTyped={(typed) => draft.keepText(action, typed)}
      onConfirm={(reason) => void answer({ action, seen: item }, requestCommandOf(item, action, reason))}
      onClose={onClose}
    />
  )
}
