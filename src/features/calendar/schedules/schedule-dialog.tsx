import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { ParentingScheduleCommand, ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ActionDialog, type ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { changesQuery } from '../calendar.queries.ts'
import { changeRequestChart } from '../request.chart.ts'
import { type ScheduleAction, scheduleCommandOf, scheduleLifecycle } from './schedule.commands.ts'

export type ScheduleDialogProps = { action: ScheduleAction; schedule: ParentingScheduleDto; onClose: () => void }

/** Lists the open requests about days that no schedule covers any more once this one has ended. */
const groundless = ({ childIds }: ParentingScheduleDto, requests: readonly ChangeRequestDto[]) =>
  requests.filter(
    (request) => !changeRequestChart(request).isFinal && request.childIds.some((id) => childIds.includes(id)),
  ).length

function textsOf(
  { name }: ParentingScheduleDto,
  action: ScheduleAction,
  { other, lost }: { readonly other: string; readonly lost: number },
  { dialogs }: TranslationFunctions['parentingSchedules'],
): ActionTexts {
  const { title, text, action: label } = dialogs[action]
  const texts: ActionTexts = { title: title({ name }), text: text(), action: label() }
  if (action === 'dispute') {
    const { label: reason, hint } = dialogs.dispute
    return { ...texts, reason: { label: reason(), hint: hint({ name: other }) } }
  }
  if (action !== 'end') return texts
  const notice = [lost > 0 && dialogs.end.requests({ count: lost }), dialogs.end.notice()].filter(Boolean).join(' ')
  return { ...texts, notice, grave: true }
}

/** Asks before something is done to a schedule, and says what cannot be undone. */
export function ScheduleDialog({ action, schedule, onClose }: ScheduleDialogProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { parentingSchedules: messages } = LL
  const viewer = useViewer()
  const toast = useToast()
  const [draft] = useState(() => createTextDraft(`schedule.texts.${schedule.id}`))
  const changes = useQuery({ ...changesQuery(client), enabled: action === 'end' })
  const { send } = useLifecycle(scheduleLifecycle, schedule)
  const message = (text: string) => ({ title: LL.errors.cannotSaveSchedule(), text })
  const { answer, busy, failure } = useAnswer<ParentingScheduleDto, ScheduleAction, ParentingScheduleCommand>({
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
  const lost = groundless(schedule, changes.data?.items ?? [])
  return (
    <ActionDialog
      texts={textsOf(schedule, action, { other: otherParentOf(viewer), lost }, messages)}
      labels={messages.dialogs}
      pending={busy !== null}
      failure={failure}
      draft={draft.textFor(action)}
      onTyped={(typed) => draft.keepText(action, typed)}
      onConfirm={(reason) => void answer({ action, seen: schedule }, scheduleCommandOf(schedule, action, reason))}
      onClose={onClose}
    />
  )
}
