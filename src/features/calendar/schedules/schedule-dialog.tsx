import { useQuery } from '@tanstack/react-query'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { changesQuery } from '../calendar.queries.ts'
import { AnswerDialog } from '../plan/answer-dialog.tsx'
import { type PlanAction, planTexts } from '../plan/plan-texts.ts'
import { changeRequestChart } from '../request.chart.ts'
import { othersOf } from './pair.ts'
import { scheduleCommandOf, scheduleLifecycle } from './schedule.commands.ts'

export type ScheduleDialogProps = { action: PlanAction; schedule: ParentingScheduleDto; onClose: () => void }

/** Lists the open requests about days that no schedule covers any more once this one has ended. */
const groundless = ({ childIds }: ParentingScheduleDto, requests: readonly ChangeRequestDto[]) =>
  requests.filter(
    (request) => !changeRequestChart(request).isFinal && request.childIds.some((id) => childIds.includes(id)),
  ).length

/** Asks before something is done to a schedule, and says what cannot be undone. */
export function ScheduleDialog({ action, schedule, onClose }: ScheduleDialogProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { dialogs, done } = LL.parentingSchedules
  const viewer = useViewer()
  const changes = useQuery({ ...changesQuery(client), enabled: action === 'end' })
  const lost = groundless(schedule, changes.data?.items ?? [])
  const notice = [lost > 0 && dialogs.end.requests({ count: lost }), dialogs.end.notice()].filter(Boolean).join(' ')
  return (
    <AnswerDialog
      target={scheduleLifecycle}
      item={schedule}
      action={action}
      drafts={`schedule.texts.${schedule.id}`}
      texts={planTexts(schedule.name, action, { other: othersOf(schedule, viewer), notice }, dialogs)}
      messages={dialogs}
      failed={LL.errors.cannotSaveSchedule()}
      done={done[action]()}
      commandOf={(reason) => scheduleCommandOf(schedule, action, reason)}
      onClose={onClose}
    />
  )
}
