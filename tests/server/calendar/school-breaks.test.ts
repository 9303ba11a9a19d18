import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { type NewSchoolBreak, schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { apiError } from '#contract/errors.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { cycleOf, patterns } from '#domain/parenting-time/patterns.ts'
import { addDays, instantOf, weekdayOf } from '#domain/time.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let breaks: ReturnType<typeof breaksOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  breaks = breaksOn(on)
})

const add = async (...days: readonly NewSchoolBreak[]) => {
  const body = { childIds: on.expense().childIds, breaks: [...days] }
  return (await app.as(on.sam.personId)).call(schoolBreakRoutes.add, { body })
}
const problems = async (change: Partial<NewSchoolBreak>): Promise<string> => {
  const { status, body } = await add(breaks.typed(change))
  if (status === 201) return 'listed'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}

test('days without school lie ahead, in order, and last a year at most', async () => {
  expect(await problems({ from: breaks.ahead(1), to: breaks.ahead(1) })).toBe('listed')
  expect(await problems({ from: breaks.ahead(0) })).toBe('breaks.0.from notAhead')
  expect(await problems({ to: breaks.ahead(9) })).toBe('breaks.0.to endBeforeStart')
  expect(await problems({ to: addDays(breaks.ahead(10), 365) })).toBe('listed')
  expect(await problems({ to: addDays(breaks.ahead(10), 366) })).toBe('breaks.0.to overAYear')
  expect(await problems({ name: ' ' })).toBe('breaks.0.name required')
  expect(await problems({ name: 'x'.repeat(51) })).toBe('breaks.0.name tooLong')
})

test('what is listed already is not listed again, and the other parent has one notice for all', async () => {
  const days = [breaks.typed(), breaks.typed({ from: breaks.ahead(20), to: breaks.ahead(20) })]
  const first = z.parse(schoolBreakRoutes.add.output, (await add(...days)).body).items
  expect(first).toHaveLength(2)
  const again = await add(...days, breaks.typed({ from: breaks.ahead(30), to: breaks.ahead(31) }))
  expect(z.parse(schoolBreakRoutes.add.output, again.body).items).toHaveLength(1)
  const notices = await Promise.all(first.map(({ id }) => on.noticesOf(id)))
  expect(notices.flatMap(({ dana }) => dana ?? [])).toEqual(['breaksListed'])
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})

test('a named exchange has its other time on these days, for everybody who sees the calendar, until they are removed', async () => {
  const schedules = schedulesOn(on)
  const handover = { time: '15:00', withoutSchool: '10:00', name: 'School out', place: null }
  const cycle = cycleOf(patterns['7-7'], { days: handover, visitBegins: handover, visitEnds: handover })
  const childIds = on.expense().childIds
  await schedules.record({ childIds, cycle: { ...cycle, changes: [...cycle.changes] } })
  const mia = await app.as(on.child.personId)
  const exchangesOn = async () => {
    const { body } = await mia.call(parentingTimeRoutes.layers, {})
    const layers = z.parse(parentingTimeRoutes.layers.output, body)
    const range = { from: Date.parse('2026-12-10T00:00Z'), until: Date.parse('2027-02-01T00:00Z') }
    return createEngine(planOf(layers))
      .spans(childIds[0] ?? '', range)
      .flatMap(({ exchange, from }) => (exchange ? [new Date(from).toISOString()] : []))
  }
  const usual = await exchangesOn()
  const found = usual.find((at) => weekdayOf(at.slice(0, 10)) % 6 !== 0)
  if (!found) throw new Error('there is no exchange on a weekday')
  const date = found.slice(0, 10)
  expect(found).toBe(instantOf(`${date}T15:00`, 'America/New_York'))
  const id = await breaks.list({ from: date, to: date })
  const early = instantOf(`${date}T10:00`, 'America/New_York')
  expect(await exchangesOn()).toEqual(usual.map((at) => (at === found ? early : at)))
  await breaks.send('dana', id, { type: 'schoolBreak.remove' })
  expect(await exchangesOn()).toEqual(usual)
})
