import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type NewParentingSchedule,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import { parentingTimeDto, parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { apiError } from '#contract/errors.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { epochOf } from '#domain/time.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let schedules: ReturnType<typeof schedulesOn>
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  schedules = schedulesOn(on)
  return () => app.stop()
})

const day = 24 * 3_600_000
const answer = async (change: Partial<NewParentingSchedule>) => {
  const sam = await app.as(on.sam.personId)
  return sam.call(parentingScheduleRoutes.record, { body: await schedules.typed(change) })
}
const problems = async (change: Partial<NewParentingSchedule>) => {
  const { status, body } = await answer(change)
  if (status === 201) return 'recorded'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}

/** The first of two weekly exchanges is a journey. */
const journey = (change: { day?: number; time?: string; zone?: string }, place: string | null = 'Airport') => {
  const usual = { time: '17:00', withoutSchool: null, name: null, place: null }
  const arrival = { day: 1, time: '09:00', zone: 'America/New_York', ...change }
  const changes = [...changesOfNights('AAAAAAABBBBBBB', usual)].map((one, index) =>
    index === 0 ? { ...one, handover: { ...usual, place, arrival } } : one,
  )
  return { cycle: { length: 14, beginsOn: 0, changes } }
}

test.each<[string, Partial<NewParentingSchedule>, string]>([
  ['without an end', {}, 'recorded'],
  ['that begins today', { startsOn: '2026-11-20' }, 'recorded'],
  ['that began yesterday', { startsOn: '2026-11-19' }, 'startsOn inThePast'],
  ['that ends before it begins', { endsOn: '2026-12-06' }, 'endsOn endBeforeStart'],
  ['that does not go round once', { endsOn: '2026-12-20' }, 'endsOn endsTooSoon'],
  ['that goes round once', { endsOn: '2026-12-21' }, 'recorded'],
  ['of a stranger', { firstId: '00000000-0000-4000-8000-000000000000' }, 'firstId notAChoice'],
  ['for a child of nobody here', { childIds: ['00000000-0000-4000-8000-000000000000'] }, 'childIds notAChoice'],
  ['that follows nothing', { followsId: '00000000-0000-4000-8000-000000000000' }, 'followsId notAChoice'],
  ['whose journey ends', journey({ day: 0, time: '17:01' }), 'recorded'],
  [
    'whose journey ends before it begins',
    journey({ day: 0, time: '17:00' }),
    'cycle.changes.0.handover.arrival arrivesTooSoon',
  ],
  [
    'whose journey ends in a zone that is none',
    journey({ zone: 'Mars/Base' }),
    'cycle.changes.0.handover.arrival.zone notAChoice',
  ],
  ['whose journey ends nowhere', journey({}, null), 'cycle.changes.0.handover.place required'],
  ['whose journey takes five days', journey({ day: 4 }), 'cycle.changes.0.handover.arrival.day notAChoice'],
  ['with a name of one letter', { name: 'W' }, 'name tooShort'],
  ['with a name of 51 letters', { name: 'W'.repeat(51) }, 'name tooLong'],
])('a schedule %s', async (_, change, expected) => {
  expect(await problems(change)).toBe(expected)
})

test('two schedules of one child never have a day in common, but one may follow the other', async () => {
  const childIds = [await schedules.child()]
  const first = await schedules.record({ childIds, startsOn: '2026-12-07' })
  expect(await problems({ childIds, startsOn: '2027-03-01' })).toBe('scheduleOverlaps')
  expect(await problems({ childIds, startsOn: '2026-12-07', followsId: first })).toBe('startsOn notAfterPrevious')
  expect(await problems({ childIds, startsOn: '2027-03-01', followsId: first })).toBe('recorded')
  expect((await schedules.row(first)).ends_on).toBe('2027-02-28')
  expect(await problems({ childIds, startsOn: '2027-02-28', endsOn: '2027-03-30' })).toBe('scheduleOverlaps')
})

test('of two that are recorded at once for the same days, one wins', async () => {
  const childIds = [await schedules.child()]
  const both = await Promise.all([problems({ childIds }), problems({ childIds })])
  expect(both.toSorted()).toEqual(['recorded', 'scheduleOverlaps'])
})

test('it begins at the family’s midnight, and ends after its last day', async () => {
  const id = await schedules.record({ endsOn: '2026-12-31' })
  const daysTo = (instant: string) => (Date.parse(instant) - Date.parse(app.clock.now())) / day
  app.clock.forward(daysTo('2026-12-07T04:59:59.000Z') * day)
  await handleDueTimes(app.deps)
  expect((await schedules.row(id)).status).toBe('upcoming')
  app.clock.forward(1000)
  await handleDueTimes(app.deps)
  expect((await schedules.row(id)).status).toBe('active')
  app.clock.forward(daysTo('2027-01-01T05:00:00.000Z') * day)
  await handleDueTimes(app.deps)
  expect((await schedules.row(id)).status).toBe('ended')
  app.clock.reset()
})

test('an exchange that both parents approved stays when its schedule ends', async () => {
  const childIds = [await schedules.child()]
  const [childId = ''] = childIds
  const id = await schedules.record({ childIds, startsOn: '2026-11-20' })
  const changes = changesOn(on)
  const times = [{ parentId: on.sam.personId, from: changes.ahead(240), until: changes.ahead(264) }]
  const request = await changes.ask({ childIds, times })
  await changes.send('dana', request, { type: 'changeRequest.approve' })
  await schedules.send('sam', id, { type: 'parentingSchedule.end' })
  expect((await schedules.row(id)).status).toBe('ended')
  expect(await changes.swaps(request)).toHaveLength(1)
  const { body } = await (await app.as(on.sam.personId)).call(parentingTimeRoutes.layers, {})
  const engine = createEngine(planOf(z.parse(parentingTimeDto, body)))
  const parentIn = (hours: number) => engine.at(childId, epochOf(changes.ahead(hours))).parent
  expect([parentIn(239), parentIn(240), parentIn(264)]).toEqual([null, on.sam.personId, null])
})

test('a child sees whose days they are, and nothing of what the parents say about it', async () => {
  const id = await schedules.record()
  await schedules.send('dana', id, { type: 'parentingSchedule.dispute', reason: 'We said Fridays' } as never)
  const shown = async (personId: string) => {
    const { body } = await (await app.as(personId)).call(parentingScheduleRoutes.get, { params: { id } })
    const { facts, answers } = z.parse(parentingScheduleDto, body)
    return [facts.answer, answers.map(({ reason }) => reason)]
  }
  expect(await shown(on.sam.personId)).toEqual(['objected', ['We said Fridays']])
  expect(await shown(on.child.personId)).toEqual(['none', []])
  expect((await on.noticesOf(id)).sam).toEqual(['scheduleDisputed'])
})
