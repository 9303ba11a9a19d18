import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { invalidateCalendar } from '../../calendar/schedules/schedule.commands.ts'
import type { Candidate } from './copy.model.ts'
import { CopyForm } from './copy-form.tsx'
import { type CopyIntoProps, offeredIds } from './copy-into.ts'
import { useCopying } from './use-copying.ts'

/** Whole days are without school; a lesson or a meeting is not. */
const isWhole = ({ entry }: Candidate) => entry.whole

/** Copies entries into the days without school of some children. */
export function CopyBreaks({ calendars, came, viewer }: CopyIntoProps) {
  const { LL } = useI18nContext()
  const { calendarCopies: messages, calendarEvents } = LL
  const copying = useCopying({ calendars, came, accepts: isWhole })
  const { chosen } = copying
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useCommand(schoolBreakRoutes.add)
  const { control, handleSubmit, formState } = useForm({ defaultValues: { childIds: offeredIds(viewer) } })
  const send = async ({ childIds }: { childIds: string[] }) => {
    setMissing(chosen.length === 0)
    if (chosen.length === 0) return
    const breaks = chosen.map(({ copy: { title: name, startsOn: from, endsOn: to } }) => ({ name, from, to }))
    const { items } = await mutateAsync({ body: { childIds, breaks } })
    await invalidateCalendar(queries)
    toast({ tone: 'done', text: messages.school.done({ count: items.length }) })
    await navigate({ to: '/calendar/school' })
  }
  return (
    <CopyForm
      copying={copying}
      most={limits.schoolBreak.atOnce}
      none={messages.school.none()}
      missing={isMissing && chosen.length === 0 ? messages.chooseOne() : undefined}
      error={error}
      pending={isPending}
      cancel={<Link to="/calendar/school" />}
      // A refusal is shown by the form.
      onSubmit={(event) => void handleSubmit(send)(event).catch(() => undefined)}
    >
      <Controller
        control={control}
        name="childIds"
        rules={{ validate: (ids) => ids.length > 0 || 'required' }}
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={viewer.family.children.filter(({ offered }) => offered)}
            label={calendarEvents.form.children()}
            error={problemText(formState.errors.childIds, LL)}
          />
        )}
      />
    </CopyForm>
  )
}
