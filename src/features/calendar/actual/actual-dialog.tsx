import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
import { type ActualAction, actualCommandOf, actualTarget } from './actual.commands.ts'

export type ActualDialogProps = { action: ActualAction; item: ActualTimeDto; onClose: () => void }

function textsOf(action: ActualAction, creator: string, messages: TranslationFunctions['actualTimes']): ActionTexts {
  const { title, text, action: label } = messages.dialogs[action]
  const texts: ActionTexts = { title: title(), text: text(), action: label() }
  if (action === 'withdraw') return texts
  const answer: ActionTexts = { ...texts, notice: messages.turn.notice() }
  if (action === 'confirm') return answer
  const { label: reason, hint } = messages.dialogs.dispute
  return { ...answer, reason: { label: reason(), hint: hint({ name: creator }) } }
}

/** Asks before what one parent says is answered or withdrawn. */
export function ActualDialog({ action, item, onClose }: ActualDialogProps) {
  const { actualTimes: messages } = useI18nContext().LL
  const viewer = useViewer()
  return (
    <AnswerDialog
      target={actualTarget}
      item={item}
      action={action}
      drafts={`actual.texts.${item.id}`}
      texts={textsOf(action, viewer.nameOf(item.createdBy), messages)}
      messages={messages.dialogs}
      failed={messages.dialogs.failed()}
      done={messages.done[action]()}
      commandOf={(reason) => actualCommandOf(item, action, reason)}
      onClose={onClose}
    />
  )
}
