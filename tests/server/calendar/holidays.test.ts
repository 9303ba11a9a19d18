import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holidayDto, holidayOverlap, holidayRoutes, type NewHoliday } from '#contract/calendar/holidays.ts'
import { parentingTimeDto, parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { apiError } from '#contract/errors.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { edgeOf, holidaysOn } from '#tests/support/calendar/holidays.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let holidays: ReturnType<typeof holidaysOn>
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  holidays = holidaysOn(on)
  return () => app.stop()
})

const day = 24 * 3_600_000
const stranger = '00000000-0000-4000-8000-000000000000'
const answer = async (change: Partial<NewHoliday>) => {
  const sam = await app.as(on.sam.personId)
  return sam.call(holidayRoutes.record, { body: await holidays.typed(change) })
}
const problems = async (change: Partial<NewHoliday>) => {
  const { status, body } = await answer(change)
  if (status === 201) return 'recorded'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}
const goTo = async (instant: string): Promise<void> => {
  app.clock.forward(Date.parse(instant) - Date.parse(app.clock.now()))
  await handleDueTimes(app.deps)
}
const flight = (edge: number, leaves: string, arrives: string, place: string | null = 'Airport') => {
  const { day: on, handover } = edgeOf(edge, leaves)
  return { day: on, handover: { ...handover, place, arrival: { day: 0, time: arrives, zone: 'America/New_York' } } }
}
const onlyOn = (...dates: string[]) => ({ by: 'list' as const, dates })

test.each<[string, () => Partial<NewHoliday>, string]>([
  ['each year', () => ({}), 'recorded'],
  ['that begins today', () => ({ date: onlyOn('2026-11-20'), begins: edgeOf(0, '00:00') }), 'recorded'],
  ['that began yesterday', () => ({ date: onlyOn('2026-11-20') }), 'date inThePast'],
  [
    'that never falls',
    () => ({ date: { by: 'weekday', month: 2, nth: 5, weekday: 3 }, odd: 'none', even: 'none' }),
    'even required',
  ],
  ['on February 30', () => ({ date: { by: 'date', month: 2, day: 30 } }), 'date.day notADate'],
  ['on February 29', () => ({ date: { by: 'date', month: 2, day: 29 } }), 'recorded'],
  ['on no weekday', () => ({ date: { by: 'weekday', month: 11, nth: 0, weekday: 4 } }), 'date.nth notAChoice'],
  ['that ends before it begins', () => ({ ends: edgeOf(-1, '17:00') }), 'ends endBeforeStart'],
  ['of a year', () => ({ ends: edgeOf(364, '18:00') }), 'recorded'],
  ['of more than a year', () => ({ ends: edgeOf(364, '18:01'), date: onlyOn('2026-12-24') }), 'ends longerThanYear'],
  ['in halves', () => ({ odd: [on.sam.personId, on.dana.personId], middle: edgeOf(1, '12:00') }), 'recorded'],
  ['in halves without a middle', () => ({ odd: [on.sam.personId, on.dana.personId] }), 'middle required'],
  [
    'in halves of one parent',
    () => ({ odd: [on.sam.personId, on.sam.personId], middle: edgeOf(1, '12:00') }),
    'odd notAChoice',
  ],
  [
    'whose middle is no middle',
    () => ({ odd: [on.sam.personId, on.dana.personId], middle: edgeOf(3, '18:00') }),
    'middle notBetween',
  ],
  ['with journeys', () => ({ begins: flight(-1, '18:00', '18:01'), ends: flight(3, '18:00', '21:00') }), 'recorded'],
  [
    'with journeys that end as they begin',
    () => ({ begins: flight(-1, '18:00', '18:00'), ends: flight(3, '18:00', '17:00') }),
    'begins.handover.arrival arrivesTooSoon,ends.handover.arrival arrivesTooSoon',
  ],
  ['with a journey to nowhere', () => ({ ends: flight(3, '18:00', '21:00', null) }), 'ends.handover.place required'],
  ['of a stranger', () => ({ even: [stranger] }), 'even notAChoice'],
  ['for a child of nobody here', () => ({ childIds: [stranger] }), 'childIds notAChoice'],
  ['twice in a year', () => ({ date: onlyOn('2027-01-01', '2027-02-01') }), 'date.dates notAChoice'],
  ['without a name', () => ({ name: ' ' }), 'name required'],
])('a holiday %s', async (_, change, expected) => {
  expect(await problems(change())).toBe(expected)
})

test('two holidays of one child never meet in ten years, unless one is left out in that year', async () => {
  const childIds = [await holidays.child()]
  const whole = { childIds, begins: edgeOf(0, '00:00'), ends: edgeOf(1, '00:00') }
  const fathers = { ...whole, name: 'Father’s Day', date: { by: 'weekday', month: 6, nth: 3, weekday: 0 } } as const
  const juneteenth = { ...whole, name: 'Juneteenth', date: { by: 'date', month: 6, day: 19 } } as const
  const first = await holidays.record(fathers)
  const { status, body } = await answer(juneteenth)
  const refusal = z.parse(apiError, body)
  expect([status, refusal.exception]).toEqual([409, 'holidayOverlaps'])
  expect(z.parse(holidayOverlap, refusal.item)).toEqual({ otherId: first, otherName: 'Father’s Day', year: 2033 })
  expect(refusal.userMessage).toContain('“Juneteenth” and “Father’s Day” overlap in 2033')
  expect(await problems({ ...juneteenth, except: [2033] })).toBe('recorded')
  expect(await problems({ ...juneteenth, odd: 'whoeverHasIt', even: 'whoeverHasIt' })).toBe('recorded')
  expect(await problems({ ...juneteenth, childIds: [await holidays.child()] })).toBe('recorded')
})

test('of two that are recorded at once for the same day, one wins', async () => {
  const childIds = [await holidays.child()]
  const both = await Promise.all([problems({ childIds }), problems({ childIds })])
  expect(both.toSorted()).toEqual(['holidayOverlaps', 'recorded'])
})

test('it begins with its first time, and ends after the one that has begun', async () => {
  const id = await holidays.record()
  await goTo('2026-11-25T22:59:59.000Z')
  expect((await holidays.row(id)).status).toBe('upcoming')
  await goTo('2026-11-25T23:00:00.000Z')
  expect((await holidays.row(id)).status).toBe('active')
  await holidays.send('dana', id, { type: 'holiday.end' })
  expect(await holidays.row(id)).toMatchObject({ status: 'ended', from_on: '2026-11-26', through_on: '2026-11-26' })
  app.clock.reset()
})

test('a trip ends when it is over', async () => {
  const id = await holidays.record({ date: onlyOn('2026-12-27') })
  await goTo('2026-12-26T23:00:00.000Z')
  expect((await holidays.row(id)).status).toBe('active')
  app.clock.forward(4 * day - 1000)
  await handleDueTimes(app.deps)
  expect((await holidays.row(id)).status).toBe('active')
  app.clock.forward(1000)
  await handleDueTimes(app.deps)
  expect((await holidays.row(id)).status).toBe('ended')
  app.clock.reset()
})

test('everybody in the family reads whose holiday it is off the layers, and only parents what they say about it', async () => {
  const childIds = [await holidays.child()]
  const [child = ''] = childIds
  const id = await holidays.record({ childIds })
  await holidays.send('dana', id, { type: 'holiday.dispute', reason: 'It is my turn' })
  const noon = Date.parse('2026-11-27T17:00:00.000Z')
  const seenBy = async (personId: string) => {
    const client = await app.as(personId)
    const layers = parentingTimeDto.parse((await client.call(parentingTimeRoutes.layers, {})).body)
    const { parent, because } = createEngine(planOf(layers)).at(child, noon)
    const { answers: said, createdBy } = layers.holidays.find((one) => one.id === id) ?? {}
    const { answers, facts } = z.parse(holidayDto, (await client.call(holidayRoutes.get, { params: { id } })).body)
    return { parent, because, said, createdBy, answers, answer: facts.answer }
  }
  const alike = {
    parent: on.dana.personId,
    because: { layer: 'holiday', holidayId: id, year: 2026, half: null },
    createdBy: on.sam.personId,
  }
  const said = { by: on.dana.personId, answer: 'objected' }
  const answers = [{ ...said, reason: 'It is my turn' }]
  expect(await seenBy(on.sam.personId)).toEqual({ ...alike, said: [said], answer: 'objected', answers })
  expect(await seenBy(on.child.personId)).toEqual({ ...alike, said: [], answer: 'none', answers: [] })
  expect((await on.noticesOf(id)).sam).toEqual(['holidayDisputed'])
})

test('the reason of a dispute stands in rows and entries that a child cannot read', async () => {
  const id = await holidays.record()
  await holidays.send('dana', id, { type: 'holiday.dispute', reason: 'It is my turn' })
  const readBy = (viewer: Stage['dana']) =>
    on.scopes.asViewer(viewer, async (tx) => {
      const entries = await tx.selectFrom('entry').select('payload').execute()
      const objections = await tx.selectFrom('objection').select('reason').where('about_id', '=', id).execute()
      return [entries.some(({ payload }) => JSON.stringify(payload).includes('It is my turn')), objections.length]
    })
  expect(await readBy(on.sam)).toEqual([true, 1])
  expect(await readBy(on.child)).toEqual([false, 0])
  await holidays.send('dana', id, { type: 'holiday.confirm' })
  const sam = await app.as(on.sam.personId)
  const { answers } = z.parse(holidayDto, (await sam.call(holidayRoutes.get, { params: { id } })).body)
  expect(answers).toEqual([{ by: on.dana.personId, answer: 'agreed', reason: null }])
})
