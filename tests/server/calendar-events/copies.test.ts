import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type EventCopy, eventCopyRoutes as routes } from '#contract/calendar-events/event-copies.ts'
import { apiError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
})

const copyOf = (change: Partial<EventCopy> = {}): EventCopy => ({
  title: 'Swim meet',
  place: 'Pool',
  startsOn: '2026-12-05',
  startsAt: '09:00',
  endsOn: '2026-12-05',
  endsAt: '12:00',
  ...change,
})
const whole = { startsAt: null, endsAt: null }
const copy = async (copies: readonly EventCopy[], change: object = {}, personId = on.sam.personId) => {
  const childIds = [...on.expense().childIds]
  const said = { parentId: on.sam.personId, childIds, colour: 'green' as const, ...change }
  return (await app.as(personId)).call(routes.copy, { body: { ...said, copies: [...copies] } })
}
const copied = async (...copies: readonly EventCopy[]) => z.parse(routes.copy.output, (await copy(copies)).body).items
const problems = async (copies: readonly EventCopy[], change: object = {}): Promise<string> => {
  const { status, body } = await copy(copies, change)
  if (status === 201) return 'copied'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}

test('what is copied is shared, and the other parent has one notice of all', async () => {
  const items = await copied(
    copyOf(),
    copyOf({ title: 'Term ends', startsOn: '2026-12-18', endsOn: '2026-12-19', ...whole }),
  )
  expect(
    items.map(({ title, place, private: kept, whole, from, until }) => [title, place, kept, whole, from, until]),
  ).toEqual([
    ['Swim meet', 'Pool', false, false, '2026-12-05T14:00:00.000Z', '2026-12-05T17:00:00.000Z'],
    ['Term ends', 'Pool', false, true, '2026-12-18', '2026-12-20'],
  ])
  const notices = await Promise.all(items.map(({ eventId }) => on.noticesOf(eventId)))
  expect(notices.flatMap(({ dana }) => dana ?? [])).toEqual(['eventsCopied'])
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})

test('one alone is noticed as any event, and a copy of what the family sees already is left out', async () => {
  const [first] = await copied(copyOf())
  expect((await on.noticesOf(first?.eventId ?? '')).dana).toEqual(['eventShared'])
  expect(await copied(copyOf())).toEqual([])
  expect((await copied(copyOf(), copyOf({ startsAt: '10:00' }), copyOf({ startsAt: '10:00' }))).length).toBe(1)
  await eventsOn(on).send(first?.eventId ?? '', { type: 'calendarEvent.cancel' })
  expect((await copied(copyOf())).length).toBe(1)
})

test('a private event does not keep anybody from copying the same', async () => {
  const { title, startsOn, startsAt, endsOn, endsAt } = copyOf()
  await eventsOn(on).record({ title, startsOn, startsAt, endsOn, endsAt, private: true })
  expect((await copied(copyOf())).length).toBe(1)
})

test.each<[string, () => Promise<string>, string]>([
  ['nothing', () => problems([]), 'copies required'],
  [
    'more than at once',
    () => problems(Array.from({ length: limits.calendarEvent.copies + 1 }, () => copyOf())),
    'copies tooLong',
  ],
  ['without a title', () => problems([copyOf(), copyOf({ title: ' ' })]), 'copies.1.title required'],
  ['a title of 51', () => problems([copyOf({ title: 'x'.repeat(51) })]), 'copies.0.title tooLong'],
  ['what has begun', () => problems([copyOf(), copyOf({ startsOn: '2026-11-19' })]), 'copies.1.startsOn notAhead'],
  ['more than a year', () => problems([copyOf({ endsOn: '2027-12-06' })]), 'copies.0.endsOn eventTooLong'],
  ['an end before its start', () => problems([copyOf({ endsAt: '08:00' })]), 'copies.0.endsAt endBeforeStart'],
  ['without children', () => problems([copyOf()], { childIds: [] }), 'childIds required'],
  ['for a child as parent', () => problems([copyOf()], { parentId: on.child.personId }), 'parentId notAChoice'],
])('%s is refused, and nothing is copied', async (_, sent, said) => {
  expect(await sent()).toBe(said)
  const rows = await on.scopes.asSystem(on.family.id, (tx) => tx.selectFrom('calendar_event').select('id').execute())
  expect(rows).toEqual([])
})

test('a child copies nothing', async () => {
  expect((await copy([copyOf()], {}, on.child.personId)).status).toBe(403)
})
