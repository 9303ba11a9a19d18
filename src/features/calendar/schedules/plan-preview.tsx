import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import {
  type NewParentingSchedule,
  newParentingSchedule,
  type ParentingScheduleDto,
} from '#contract/calendar/parenting-schedules.ts'
import { boundsOf, siblingsIn } from '#domain/parenting-time/by-day.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { addDays } from '#domain/time.ts'
import { firstWeekday } from '#domain/week-start.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { weekOf } from '../view/calendar-days.ts'
import { CalendarGrid } from '../view/calendar-grid.tsx'
import { dayModel } from '../view/day-model.ts'
import { type BuilderValues, bodyOf } from './builder.model.ts'
import { otherParentId } from './pair.ts'

const weeksShown = 5
const noMarks = new Map<string, never>()

type PlanPreviewProps = {
  control: Control<BuilderValues, unknown, NewParentingSchedule>
  viewer: Viewer
  kept: ParentingScheduleDto | null
}

function planOfBody(
  { firstId, childIds, startsOn, endsOn, cycle, weekends }: NewParentingSchedule,
  viewer: Viewer,
): ParentingPlan {
  const parents = { first: firstId, second: otherParentId(firstId, viewer) }
  return {
    zone: viewer.family.timeZone,
    schedules: [{ id: 'preview', childIds, parents, startsOn, endsOn, cycle, weekends }],
    holidays: [],
    swaps: [],
    actual: [],
    withoutSchool: [],
  }
}

/** Shows the first weeks as the calendar will, by the same engine. */
export function PlanPreview({ control, viewer, kept }: PlanPreviewProps) {
  const { LL, locale } = useI18nContext()
  const { client } = useApp()
  const { form } = LL.parentingSchedules
  const values = useWatch({ control }) as BuilderValues
  const parsed = safeParse(newParentingSchedule, { ...bodyOf(values, kept), name: 'preview' })
  const { data: profile } = useQuery(profileQuery(client))
  const firstDay = firstWeekday(profile?.weekStart, locale)
  const key = parsed.success ? JSON.stringify(parsed.data) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the body
  const weeks = useMemo(() => {
    if (!parsed.success) return []
    const body = parsed.data
    const plan = planOfBody(body, viewer)
    const [first = body.startsOn] = weekOf(body.startsOn, firstDay)
    const dates = Array.from({ length: weeksShown * 7 }, (_, index) => addDays(first, index))
    const range = {
      from: boundsOf(first, plan.zone).from,
      until: boundsOf(addDays(first, weeksShown * 7), plan.zone).from,
    }
    const siblings = siblingsIn(createEngine(plan), body.childIds, range)
    const days = dates.map((day, index) =>
      dayModel(day, index % 7 === 0, { plan, siblings, marks: noMarks, viewer, LL }),
    )
    return Array.from({ length: weeksShown }, (_, week) => days.slice(week * 7, week * 7 + 7))
  }, [key, viewer, firstDay, LL])
  const [first] = weeks
  return (
    <section aria-label={form.preview()}>
      <chakra.h2 textStyle="label" mb="u1">
        {form.preview()}
      </chakra.h2>
      {first?.[0] ? (
        <chakra.div borderWidth="1px" borderRadius="card" overflow="clip">
          <CalendarGrid
            label={form.preview()}
            weeks={weeks}
            cursor={values.startsOn}
            today={viewer.today}
            month={null}
            viewer={viewer}
            onMove={() => undefined}
            onOpen={() => undefined}
          />
        </chakra.div>
      ) : (
        <chakra.p textStyle="secondary" color="fg.3">
          {form.previewNone()}
        </chakra.p>
      )}
    </section>
  )
}
