import { useQuery } from '@tanstack/react-query'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { doCover } from '#domain/parenting-time/ground.ts'
import { addDays } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
import { type PlanAction, planTexts } from '../plan/plan-texts.ts'
import { GroundlessRequests } from './groundless-requests.tsx'
import { othersOf } from './pair.ts'
import { scheduleCommandOf, scheduleLifecycle } from './schedule.commands.ts'
import { schedulesQuery } from './schedules.queries.ts'

export type ScheduleDialogProps = { action: PlanAction; schedule: ParentingScheduleDto; onClose: () => void }

/** Asks before something is done to a schedule, and says what cannot be undone. */
export function ScheduleDialog({ action, schedule, onClose }: ScheduleDialogProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { dialogs, done } = LL.parentingSchedules
  const viewer = useViewer()
  const schedules = useQuery(schedulesQuery(client))
  const others = (schedules.data?.items ?? []).filter(({ id }) => id !== schedule.id)
  const texts = planTexts(
    schedule.name,
    action,
    { other: othersOf(schedule, viewer), notice: dialogs.end.notice() },
    dialogs,
  )
  const isLeftOpen = action === 'end' && !doCover(others, schedule.childIds, addDays(viewer.today, 1))
  return (
    <AnswerDialog
      target={scheduleLifecycle}
      item={schedule}
      action={action}
      drafts={`schedule.texts.${schedule.id}`}
      texts={isLeftOpen ? { ...texts, text: `${texts.text} ${dialogs.end.uncovered()}` } : texts}
      messages={dialogs}
      failed={LL.errors.cannotSaveSchedule()}
      done={done[action]()}
      commandOf={(reason) => scheduleCommandOf(schedule, action, reason)}
      onClose={onClose}
    >
      {action === 'end' && <GroundlessRequests ending={schedule} last={viewer.today} others={others} />}
    </AnswerDialog>
  )
}
