import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type NewParentingSchedule,
  parentingScheduleDto,
  parentingScheduleRoutes as routes,
} from '#contract/calendar/parenting-schedules.ts'
import { parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { apiError } from '#contract/errors.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { becauseText } from '#i18n/because-text.ts'
import L from '#i18n/i18n-node.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let sam: TestClient
let schedules: ReturnType<typeof schedulesOn>
beforeAll(async () => {
  app = await sharedApp()
  app.clock.reset()
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  schedules = schedulesOn(on)
})

const at = (time: string) => ({ time, withoutSchool: null, name: null, place: null })
type Weekends = NonNullable<NewParentingSchedule['weekends']>
const firstAndThird: Weekends = {
  weekends: [1, 3],
  fifth: 'none',
  to: 'second',
  begins: { day: 0, handover: at('18:00') },
  ends: { day: 2, handover: at('18:00') },
}
/** All days are Dana's, but for some weekends of the month, which are Sam's. */
const typed = async (change: Partial<Weekends> = {}, more: Partial<NewParentingSchedule> = {}) =>
  schedules.typed({
    cycle: { length: 1, beginsOn: 0, changes: [{ day: 0, to: 'first', handover: at('18:00') }] },
    weekends: { ...firstAndThird, ...change },
    ...more,
  })
const problems = async (change: Partial<Weekends>, more: Partial<NewParentingSchedule> = {}): Promise<string> => {
  const { status, body } = await sam.call(routes.record, { body: await typed(change, more) })
  if (status === 201) return 'recorded'
  return z
    .parse(apiError, body)
    .validationErrors.map(({ field, code }) => `${field} ${code}`)
    .join()
}

test.each<[string, Partial<Weekends>, Partial<NewParentingSchedule>, string]>([
  ['the first and the third', {}, {}, 'recorded'],
  ['the last one', { weekends: ['last'] }, {}, 'recorded'],
  ['each, and every other fifth', { weekends: [1, 2, 3, 4], fifth: 'everyOther' }, {}, 'recorded'],
  ['none', { weekends: [] }, {}, 'weekends.weekends required'],
  ['those that end before they begin', { ends: { day: 0, handover: at('18:00') } }, {}, 'weekends.ends endBeforeStart'],
  ['those of five weeks', {}, { endsOn: '2027-01-11' }, 'recorded'],
  ['those of a day less', {}, { endsOn: '2027-01-10' }, 'endsOn endsTooSoon'],
])('weekends of the month: %s', async (_, change, more, expected) => {
  expect(await problems(change, more)).toBe(expected)
})

test('they decide whose day it is, say which weekend it is, and are edited as they were recorded', async () => {
  const content = await typed()
  const recorded = await sam.call(routes.record, { body: content })
  const item = z.parse(parentingScheduleDto, recorded.body)
  expect(item.weekends).toEqual(firstAndThird)
  const [child = ''] = content.childIds
  const nightsOfSam = async (): Promise<string[]> => {
    const layers = z.parse(parentingTimeRoutes.layers.output, (await sam.call(parentingTimeRoutes.layers, {})).body)
    const engine = createEngine(planOf(layers))
    const range = { from: Date.parse('2027-01-01T05:00Z'), until: Date.parse('2027-02-01T05:00Z') }
    const names: Readonly<Record<string, string>> = { [on.sam.personId]: 'Sam', [on.dana.personId]: 'Dana' }
    return engine
      .spans(child, range)
      .filter(({ parent }) => parent === on.sam.personId)
      .map(({ from, because, parent }) => {
        const [said] = becauseText({ because, parent }, layers, { nameOf: (id) => names[id] ?? '' }, L['en-US']).split(
          '. ',
        )
        return `${new Date(from).toISOString()} ${said}`
      })
  }
  expect(await nightsOfSam()).toEqual([
    '2027-01-01T23:00:00.000Z “Week on, week off” gives Sam the first weekend of the month',
    '2027-01-15T23:00:00.000Z “Week on, week off” gives Sam the third weekend of the month',
  ])
  const edited = { ...content, weekends: { ...firstAndThird, weekends: ['last' as const] } }
  const answer = await sam.call(routes.events, {
    params: { id: item.id },
    body: { type: 'parentingSchedule.edit', version: item.version, ...edited },
  })
  expect(z.parse(parentingScheduleDto, answer.body).weekends).toEqual(edited.weekends)
  expect(await nightsOfSam()).toEqual([
    '2027-01-29T23:00:00.000Z “Week on, week off” gives Sam the fifth weekend of the month',
  ])
})
