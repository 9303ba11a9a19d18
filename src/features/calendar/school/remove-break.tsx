import {
  type SchoolBreakCommand,
  type SchoolBreakDto,
  schoolBreakDto,
  schoolBreakRoutes,
} from '#contract/calendar/school-breaks.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { CommandTarget } from '#src/app/shared/lifecycle/command-target.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'

export type RemoveBreakProps = { item: SchoolBreakDto; onClose: () => void }

const target: CommandTarget<SchoolBreakDto, SchoolBreakCommand> = {
  send: (send, { id }, body) => send(schoolBreakRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, schoolBreakDto),
  keep: invalidateCalendar,
}

/** Asks before days without school are removed. */
export function RemoveBreak({ item, onClose }: RemoveBreakProps) {
  const { dialogs, done } = useI18nContext().LL.schoolBreaks
  const { title, text, action } = dialogs.remove
  return (
    <AnswerDialog
      target={target}
      item={item}
      action="remove"
      drafts={`break.texts.${item.id}`}
      texts={{ title: title({ name: item.name }), text: text(), action: action() }}
      messages={dialogs}
      failed={dialogs.failed()}
      done={done.removed()}
      commandOf={(): SchoolBreakCommand => ({ type: 'schoolBreak.remove', version: item.version })}
      onClose={onClose}
    />
  )
}
