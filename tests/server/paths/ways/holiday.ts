import * as z from 'zod/mini'
import { type HolidayCommand, holidayDto, holidayRoutes } from '#contract/calendar/holidays.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, taken, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.holiday
const day = 24 * 3_600_000

let app: OwnApp

/** It is the 20th of November 2026. Sam plans a trip in the last week of the year. Each path has a family of its own. */
const planned = async () => {
  app.clock.reset()
  const on = await stage(app)
  const holidays = holidaysOn(on)
  const childIds = [await holidays.child()]
  const typed = (name: string) => holidays.typed({ name, childIds, date: { by: 'list', dates: ['2026-12-27'] } })
  const sam = await app.as(on.sam.personId)
  const answer = taken(await sam.call(holidayRoutes.record, { body: await typed('Trip') }))
  const { id } = z.parse(holidayDto, answer.body)
  const send = async ({ event }: PathStep, command: object) => {
    const client = await app.as(on[event.who === 'creator' ? 'sam' : 'dana'].personId)
    const body = { ...command, version: (await holidays.row(id)).version } as HolidayCommand
    return taken(await client.call(holidayRoutes.events, { params: { id }, body }))
  }
  return { holidays, typed, id, send }
}
type Played = Awaited<ReturnType<typeof planned>>

const simply =
  (type: HolidayCommand['type']) =>
  ({ send }: Played, step: PathStep) =>
    send(step, { type })

const pass = async (days: number): Promise<void> => {
  app.clock.forward(days * day)
  await handleDueTimes(app.deps)
}

const hands: Readonly<Record<string, (played: Played, step: PathStep) => Promise<unknown>>> = {
  'holiday.edit': async ({ send, typed }, step) => send(step, { type: 'holiday.edit', ...(await typed('Trip south')) }),
  'holiday.delete': simply('holiday.delete'),
  'holiday.confirm': simply('holiday.confirm'),
  'holiday.end': simply('holiday.end'),
  'holiday.dispute': ({ send }, step) => send(step, { type: 'holiday.dispute', reason: 'It is my turn' }),
  'holiday.begun': () => pass(37),
  'holiday.lastDayPassed': () => pass(40),
}

const begin = async (_path: Path): Promise<Walked> => {
  const played = await planned()
  return {
    stored: () => played.holidays.row(played.id),
    step: (step) => handOf(hands, step)(played, step),
  }
}

export const holidayWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
