import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actualTimeRoutes } from '#contract/calendar/actual-times.ts'
import { changeRequestRoutes } from '#contract/calendar/change-requests.ts'
import { holidayRoutes } from '#contract/calendar/holidays.ts'
import { parentingScheduleRoutes } from '#contract/calendar/parenting-schedules.ts'
import { schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { calendarEventRoutes } from '#contract/calendar-events/calendar-events.ts'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { type FamilyDto, familyDto, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { monthlyExpenseRoutes } from '#contract/monthly-expenses/monthly-expenses.ts'
import type { Route, RouteInput } from '#contract/route.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { addMs } from '#domain/time.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { edgeOf } from '#tests/support/calendar/holidays.ts'
import { taken } from '#tests/support/client.ts'
import { bearerIn, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { firstExpense } from '#tests/support/joining/with-account.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'

const hour = 3_600_000
let on: OwnApp
let family: FamilyDto
let call: <R extends Route>(route: R, input: Partial<RouteInput<R>>) => Promise<unknown>
let other: string
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())
/** Each test has a parent who joined, and another who is there by name alone. */
beforeEach(async () => {
  await takeJobs(on, 'mail.waiting')
  const browser = newBrowser(on)
  await join(browser, newcomer(), { firstName: 'Sam', lastName: 'Keller' })
  const bearer = await bearerIn(browser)
  call = async (route, input) => taken(await browser.call(route, input, bearer)).body
  family = familyDto.parse(await call(familyRoutes.current, {}))
  other = family.members.find(({ firstName, joined }) => firstName === 'Sam' && !joined)?.id ?? ''
})

const children = () => family.children.map(({ id }) => id)
const ahead = (hours: number) => addMs(on.clock.now(), hours * hour)
const holds = async () => expect(await call(historyRoutes.check, {})).toMatchObject({ broken: [] })

const waitingMail = z.object({ familyId: z.string(), personId: z.string(), kind: z.optional(z.string()) })
/** Works off the mails about notices as the worker does, and counts what was sent. */
const noticeMails = async () => {
  const count = async () => (await bySuperuser(on.database, 'select from outbox')).length
  const before = await count()
  const jobs = (await takeJobs(on, 'mail.waiting')).map((data) => waitingMail.parse(data))
  for (const job of jobs) {
    expect(job.personId).toBe(other)
    await sendWaitingMail(on.deps, transportOf(on.deps.config), job)
  }
  return { jobs: jobs.length, sent: (await count()) - before }
}

test('a message waits for them, and nobody has first viewed it', async () => {
  const body = {
    to: [other],
    subject: 'Winter coat',
    body: 'It is too small.',
    files: [],
    answersId: null,
    draft: null,
  }
  expect(await call(messageRoutes.send, { body })).toMatchObject({
    recipients: [{ personId: other, viewedAt: null }],
  })
  expect(await noticeMails()).toEqual({ jobs: 1, sent: 0 })
  await holds()
})

test('an event is recorded for both', async () => {
  const times = { startsOn: '2026-11-24', startsAt: '16:00', endsOn: '2026-11-24', endsAt: '17:00' }
  const people = { parentId: family.viewpoint, pickUpId: other, dropOffId: null, childIds: children() }
  const look = {
    title: 'Recital',
    place: null,
    notes: null,
    colour: 'purple' as const,
    reminder: null,
    hidesPlace: false,
  }
  const body = { ...times, ...people, ...look, frequency: 'once' as const, end: null, private: false }
  expect(await call(calendarEventRoutes.record, { body })).toMatchObject({ title: 'Recital', pickUpId: other })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})

test('a schedule is recorded for both', async () => {
  const handover = { time: '17:00', withoutSchool: null, name: null, place: null }
  const body = {
    name: 'Week on, week off',
    childIds: children(),
    firstId: family.viewpoint,
    startsOn: '2026-12-07',
    endsOn: null,
    colour: 'blue' as const,
    cycle: { length: 14, beginsOn: 0, changes: [...changesOfNights('AAAAAAABBBBBBB', handover)] },
    weekends: null,
  }
  expect(await call(parentingScheduleRoutes.record, { body })).toMatchObject({
    status: 'upcoming',
    firstId: family.viewpoint,
  })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})

test('a change of days is asked for, and nobody answers it', async () => {
  const body = {
    kind: 'request' as const,
    childIds: children(),
    times: [{ parentId: family.viewpoint, from: ahead(240), until: ahead(264) }],
    reason: 'My sister visits',
    expiresAt: ahead(72),
  }
  expect(await call(changeRequestRoutes.ask, { body })).toMatchObject({ answererId: other, answer: null })
  expect(await noticeMails()).toEqual({ jobs: 1, sent: 0 })
  await holds()
})

test('an order of child support is one parent’s claim until they join', async () => {
  const order = { amount: 400_00, rhythm: 'monthly' as const, days: [1], from: '2026-12-01', to: null, reference: null }
  const body = { ...order, payerId: other, childIds: children() }
  expect(await call(supportRoutes.record, { body })).toMatchObject({ status: 'recorded', payerId: other })
  expect(await noticeMails()).toEqual({ jobs: 1, sent: 0 })
  await holds()
})

test('an entry of the journal is shared with them, and they have not opened it', async () => {
  const content = { kind: 'entry' as const, on: '2026-11-19', body: 'She slept well.', files: [], place: null }
  const body = { ...content, deviceAt: null, readerIds: [other] }
  expect(await call(journalRoutes.write, { body })).toMatchObject({ readerIds: [other], views: [] })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})

test('a holiday and days without school are kept for both, and what really happened is one parent’s word', async () => {
  const holiday = {
    name: 'Thanksgiving',
    childIds: children(),
    date: { by: 'weekday' as const, month: 11, nth: 4, weekday: 4 },
    begins: edgeOf(-1, '18:00'),
    middle: null,
    ends: edgeOf(3, '18:00'),
    odd: [family.viewpoint],
    even: [other],
    except: [],
  }
  const recorded = await call(holidayRoutes.record, { body: holiday })
  expect(recorded).toMatchObject({ name: 'Thanksgiving', answers: [{ by: other, answer: 'none' }] })
  const breaks = [{ name: 'Spring break', from: '2027-03-15', to: '2027-03-19' }]
  await call(schoolBreakRoutes.add, { body: { childIds: children(), breaks } })
  const time = { parentId: family.viewpoint, childIds: children(), from: ahead(-25), until: ahead(-1) }
  expect(await call(actualTimeRoutes.record, { body: { ...time, why: 'The car broke down' } })).toMatchObject({
    status: 'recorded',
  })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})

test('an expense of each month waits as a draft', async () => {
  const { purchaseDate: firstOn, private: _, receipts: __, ...content } = firstExpense(family)
  expect(await call(monthlyExpenseRoutes.begin, { body: { ...content, firstOn } })).toMatchObject({ name: 'Piano' })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})

test('an entry of the info bank is shared with them', async () => {
  const about = { childIds: children(), parentId: null, sections: ['health' as const], emergency: true }
  const fields = { allergyTo: 'Peanuts', reaction: 'Severe' }
  const body = { ...about, title: 'Allergies', fields, notes: null, files: [], shared: true }
  expect(await call(infoBankRoutes.write, { body })).toMatchObject({ status: 'shared', title: 'Allergies' })
  expect(await noticeMails()).toMatchObject({ sent: 0 })
  await holds()
})
