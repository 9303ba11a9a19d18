import * as z from 'zod/mini'
import {
  type NewParentingSchedule,
  type ParentingScheduleCommand,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import { addDays } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, taken, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.parentingSchedule
const day = 24 * 3_600_000

let app: OwnApp

/** It is the 20th of November 2026. Sam plans weeks from December 7 to the end of June. Each path has a family of its own. */
const planned = async () => {
  app.clock.reset()
  const on = await stage(app)
  const schedules = schedulesOn(on)
  const record = async (change: Partial<NewParentingSchedule>): Promise<string> => {
    const sam = await app.as(on.sam.personId)
    const body = await schedules.typed(change)
    return z.parse(parentingScheduleDto, taken(await sam.call(parentingScheduleRoutes.record, { body })).body).id
  }
  const childIds = [await schedules.child()]
  const id = await record({ childIds, endsOn: '2027-06-30' })
  const send = async ({ event }: PathStep, command: Omit<ParentingScheduleCommand, 'version'>) => {
    const client = await app.as(on[event.who === 'creator' ? 'sam' : 'dana'].personId)
    const body = { ...command, version: (await schedules.row(id)).version } as ParentingScheduleCommand
    return taken(await client.call(parentingScheduleRoutes.events, { params: { id }, body }))
  }
  return { record, send, schedules, childIds, id, followed: { count: 0 } }
}
type Played = Awaited<ReturnType<typeof planned>>

const simply =
  (type: 'parentingSchedule.delete' | 'parentingSchedule.confirm' | 'parentingSchedule.end') =>
  ({ send }: Played, step: PathStep) =>
    send(step, { type })

const passTo = async (days: number): Promise<void> => {
  app.clock.forward(days * day)
  await handleDueTimes(app.deps)
}

const hands: Readonly<Record<string, (played: Played, step: PathStep) => Promise<unknown>>> = {
  'parentingSchedule.edit': async ({ send, schedules, childIds }, step) => {
    const { followsId: _, ...content } = await schedules.typed({ childIds, endsOn: '2027-06-30', name: 'Weeks' })
    return send(step, { type: 'parentingSchedule.edit', ...content } as ParentingScheduleCommand)
  },
  'parentingSchedule.delete': simply('parentingSchedule.delete'),
  'parentingSchedule.confirm': simply('parentingSchedule.confirm'),
  'parentingSchedule.end': simply('parentingSchedule.end'),
  'parentingSchedule.dispute': ({ send }, step) =>
    send(step, { type: 'parentingSchedule.dispute', reason: 'We said Fridays' } as ParentingScheduleCommand),
  'parentingSchedule.begun': () => passTo(20),
  'parentingSchedule.lastDayPassed': () => passTo(240),
  // Each that follows begins before the one that followed last, and ends before it.
  'parentingSchedule.followed': ({ record, childIds, id, followed }) => {
    followed.count += 1
    const startsOn = addDays('2027-06-07', -35 * followed.count)
    return record({ childIds, startsOn, endsOn: addDays(startsOn, 21), followsId: id })
  },
}

const begin = async (_path: Path): Promise<Walked> => {
  const played = await planned()
  return {
    stored: () => played.schedules.row(played.id),
    step: (step) => handOf(hands, step)(played, step),
  }
}

export const parentingScheduleWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
