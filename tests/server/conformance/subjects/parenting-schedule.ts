import {
  type ParentingScheduleCommand,
  type ParentingScheduleStatus,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { scheduleLifecycle } from '#server/features/calendar/schedules.lifecycle.ts'
import { parentingScheduleChart } from '#src/features/calendar/schedule.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { viewerForBoth } from '#tests/support/plans/professionals.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'
import { planWaysInto } from './plan.ts'

export const parentingSchedules = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const schedules = schedulesOn(on)
  const active = (by?: Viewer) => schedules.record({ startsOn: '2026-11-20' }, by)
  const at: Record<ParentingScheduleStatus, () => Promise<string>> = planWaysInto({
    record: (by) => schedules.record({}, by),
    ofBoth: viewerForBoth(on, cast.ofBoth.personId),
    active,
    send: (who, id, action) =>
      schedules.send(
        who,
        id,
        action === 'dispute'
          ? { type: 'parentingSchedule.dispute', reason: 'We said Fridays' }
          : { type: `parentingSchedule.${action}` },
      ),
  })
  return subjectOf({
    lifecycle: scheduleLifecycle,
    at,
    read: async (id) => {
      const row = await schedules.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        scheduleLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, child_ids: childIds }): Promise<ParentingScheduleCommand[]> => {
      const { followsId: _, ...content } = await schedules.typed({ childIds, name: 'Weeks' })
      return [
        { type: 'parentingSchedule.edit', version, ...content },
        { type: 'parentingSchedule.delete', version },
        { type: 'parentingSchedule.confirm', version },
        { type: 'parentingSchedule.dispute', version, reason: 'We said Fridays' },
        { type: 'parentingSchedule.end', version },
      ]
    },
    given: async (person, id) =>
      givenBy(parentingScheduleDto, await cast[person].call(parentingScheduleRoutes.get, { params: { id } })),
    chartOf: parentingScheduleChart,
    send: sender(cast, parentingScheduleRoutes.events),
  })
}
