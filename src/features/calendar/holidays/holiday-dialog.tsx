import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
import { type PlanAction, planTexts } from '../plan/plan-texts.ts'
import { othersOf } from '../schedules/pair.ts'
import { holidayCommandOf, holidayTarget } from './holiday.commands.ts'

export type HolidayDialogProps = { action: PlanAction; holiday: HolidayDto; onClose: () => void }

/** Asks before something is done to a holiday, and says what cannot be undone. */
export function HolidayDialog({ action, holiday, onClose }: HolidayDialogProps) {
  const { dialogs, done } = useI18nContext().LL.holidays
  const notice = dialogs.end.notice()
  const other = othersOf(holiday, useViewer())
  return (
    <AnswerDialog
      target={holidayTarget}
      item={holiday}
      action={action}
      drafts={`holiday.texts.${holiday.id}`}
      texts={planTexts(holiday.name, action, { other, notice }, dialogs)}
      messages={dialogs}
      failed={dialogs.failed()}
      done={done[action]()}
      commandOf={(reason) => holidayCommandOf(holiday, action, reason)}
      onClose={onClose}
    />
  )
}
