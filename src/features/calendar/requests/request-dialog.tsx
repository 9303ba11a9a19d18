import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
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

/** Asks before a request is answered or withdrawn. */
export function RequestDialog({ action, item, onClose }: RequestDialogProps) {
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useViewer()
  return (
    <AnswerDialog
      target={requestLifecycle}
      item={item}
      action={action}
      drafts={`change.texts.${item.id}`}
      texts={textsOf(action, viewer.nameOf(item.askerId), messages)}
      messages={messages.dialogs}
      failed={messages.dialogs.failed()}
      done={messages.done[action]()}
      commandOf={(reason) => requestCommandOf(item, action, reason)}
      onClose={onClose}
    />
  )
}
