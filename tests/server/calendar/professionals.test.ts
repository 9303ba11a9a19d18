import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holidayDto, holidayRoutes } from '#contract/calendar/holidays.ts'
import { parentingScheduleDto, parentingScheduleRoutes as routes } from '#contract/calendar/parenting-schedules.ts'
import { parentingTimeDto, parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { becauseText } from '#i18n/because-text.ts'
import L from '#i18n/i18n-node.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import type { TestClient } from '#tests/support/client.ts'
import { endAccess, onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

const ofBoth = async () => onOwnAccount(app, on, await professionalOf(app, on, ['dana', 'sam']))
const recorded = async (
  by: TestClient,
  change: { childIds?: string[]; followsId?: string; startsOn?: string } = {},
) => {
  const answer = await by.call(routes.record, { body: await schedulesOn(on).typed(change) })
  expect(answer.status, answer.text).toBe(201)
  return z.parse(parentingScheduleDto, answer.body)
}
const shownTo = async (client: TestClient, id: string) => {
  const answer = await client.call(routes.get, { params: { id } })
  return z.parse(parentingScheduleDto, answer.body)
}
type Command = { readonly type: 'confirm' | 'delete' | 'end' } | { readonly type: 'dispute'; readonly reason: string }
const send = async (client: TestClient, id: string, { type, ...rest }: Command) => {
  const { version } = await schedulesOn(on).row(id)
  const body = { type: `parentingSchedule.${type}`, version, ...rest } as never
  return (await client.call(routes.events, { params: { id }, body })).status
}
const noticesOf = async (client: TestClient) => {
  const { body } = await client.call(noticeRoutes.list, { query: {} })
  return z.parse(z.object({ items: z.array(z.object({ kind: z.string() })) }), body).items.map(({ kind }) => kind)
}

test('a professional of both parents records a schedule, and each parent answers it for themselves', async () => {
  const kim = await ofBoth()
  const { id, createdBy, you, facts } = await recorded(kim)
  expect({ createdBy, party: you.party }).toEqual({ createdBy: kim.personId, party: 'professional' })
  expect(facts).toMatchObject({ answer: 'none', secondAnswer: 'none' })
  expect(await send(dana, id, { type: 'confirm' })).toBe(200)
  expect(await send(dana, id, { type: 'confirm' })).toBe(409)
  expect(await send(sam, id, { type: 'dispute', reason: 'We said Fridays' })).toBe(200)
  const answers = [
    { by: on.dana.personId, answer: 'agreed', reason: null },
    { by: on.sam.personId, answer: 'objected', reason: 'We said Fridays' },
  ]
  for (const client of [kim, dana, sam]) expect((await shownTo(client, id)).answers).toEqual(answers)
  expect((await shownTo(await app.as(on.child.personId), id)).answers).toEqual([])
  expect(await noticesOf(kim)).toEqual(['scheduleDisputed', 'scheduleConfirmed'])
  expect(await on.noticesOf(id)).toEqual({
    dana: ['scheduleAdded', 'scheduleDisputed'],
    sam: ['scheduleAdded', 'scheduleConfirmed'],
  })
})

test('the reason for a day names the professional, and says what each parent said', async () => {
  const kim = await ofBoth()
  const { id } = await recorded(kim)
  await send(sam, id, { type: 'confirm' })
  const layers = z.parse(parentingTimeDto, (await dana.call(parentingTimeRoutes.layers, {})).body)
  const { members } = z.parse(familyDto, (await dana.call(familyRoutes.current, {})).body)
  const nameOf = (person: string) => members.find((member) => member.id === person)?.firstName ?? ''
  const because = { layer: 'rotation', scheduleId: id, day: 1, weekend: null } as const
  expect(becauseText({ because, parent: on.dana.personId }, layers, { nameOf }, L['en-US'])).toBe(
    '“Week on, week off” gives Dana this time, which begins on day 1 of 14. Kim, a professional, recorded this schedule. Dana has not answered yet. Sam confirmed it.',
  )
})

test('until it begins they change or delete it; what has begun is the parents’ to end', async () => {
  const kim = await ofBoth()
  const upcoming = await recorded(kim)
  await send(dana, upcoming.id, { type: 'confirm' })
  const { followsId: _, ...content } = await schedulesOn(on).typed({ childIds: upcoming.childIds, name: 'Fridays' })
  const body = { type: 'parentingSchedule.edit', version: 2, ...content } as const
  const edited = await kim.call(routes.events, { params: { id: upcoming.id }, body })
  expect(z.parse(parentingScheduleDto, edited.body)).toMatchObject({
    name: 'Fridays',
    answers: [{ answer: 'none' }, { answer: 'none' }],
  })
  for (const parent of [dana, sam]) expect(await send(parent, upcoming.id, { type: 'delete' })).toBe(409)
  expect(await send(kim, upcoming.id, { type: 'delete' })).toBe(200)
  const active = await recorded(kim, { startsOn: '2026-11-20' })
  expect(active.status).toBe('active')
  expect(await send(kim, active.id, { type: 'end' })).toBe(409)
  expect(await send(sam, active.id, { type: 'end' })).toBe(200)
})

test('they may let a schedule of a parent end before theirs begins, and change nothing else of a parent’s', async () => {
  const kim = await ofBoth()
  const theirs = await schedulesOn(on).record()
  const { childIds } = await shownTo(sam, theirs)
  for (const type of ['confirm', 'delete', 'end'] as const) expect(await send(kim, theirs, { type })).toBe(409)
  expect((await shownTo(kim, theirs)).you.party).toBe('onlooker')
  await recorded(kim, { childIds, followsId: theirs, startsOn: '2027-01-04' })
  expect((await shownTo(sam, theirs)).endsOn).toBe('2027-01-03')
})

test('a holiday is recorded and answered alike', async () => {
  const kim = await ofBoth()
  const answer = await kim.call(holidayRoutes.record, { body: await holidaysOn(on).typed() })
  expect(answer.status, answer.text).toBe(201)
  const { id, version } = z.parse(holidayDto, answer.body)
  const commandOf = (type: 'holiday.confirm' | 'holiday.end', seen: number) => ({
    params: { id },
    body: { type, version: seen },
  })
  expect((await kim.call(holidayRoutes.events, commandOf('holiday.confirm', version))).status).toBe(409)
  expect((await sam.call(holidayRoutes.events, commandOf('holiday.confirm', version))).status).toBe(200)
  const shown = z.parse(holidayDto, (await kim.call(holidayRoutes.get, { params: { id } })).body)
  expect(shown.answers.map(({ by, answer: said }) => [by, said])).toEqual([
    [on.dana.personId, 'none'],
    [on.sam.personId, 'agreed'],
  ])
})

test('nobody else of the professionals records one, nor does a professional while they look as a parent', async () => {
  const body = await schedulesOn(on).typed()
  const both = await professionalOf(app, on, ['dana', 'sam'])
  const refused = [
    ['ownAccountNeeded', await app.as(both)],
    ['bothParentsNeeded', await onOwnAccount(app, on, await professionalOf(app, on, ['sam']))],
  ] as const
  for (const [exception, client] of refused) {
    const answer = await client.call(routes.record, { body })
    expect([answer.status, answer.body]).toMatchObject([403, { exception }])
  }
  const spanish = await refused[0][1].call(routes.record, { body }, { 'accept-language': 'es-MX' })
  expect(spanish.text).toContain('Cambia a tu propia cuenta')
})

test('losing either access ends the right at once; what was recorded stays, with their name', async () => {
  const kim = await ofBoth()
  const { id } = await recorded(kim)
  await endAccess(app, on, kim.personId, 'sam')
  expect((await kim.call(routes.record, { body: await schedulesOn(on).typed() })).status).toBe(403)
  expect((await kim.call(routes.get, { params: { id } })).status).toBe(404)
  expect(await send(kim, id, { type: 'delete' })).toBe(404)
  for (const parent of [dana, sam]) {
    expect((await shownTo(parent, id)).createdBy).toBe(kim.personId)
    const { members } = z.parse(familyDto, (await parent.call(familyRoutes.current, {})).body)
    expect(members.find((member) => member.id === kim.personId)).toMatchObject({
      firstName: 'Kim',
      role: 'professional',
    })
    expect(await send(parent, id, { type: 'confirm' })).toBe(200)
  }
})

test('the end of the access by which they look refuses the next request, and the other one can be chosen', async () => {
  const id = await professionalOf(app, on, ['dana', 'sam'])
  const kim = await app.as(id)
  const shown = () => kim.call(familyRoutes.current, {})
  const choose = async (looksAs: string) =>
    (await kim.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs } })).status
  expect(await choose(on.dana.personId)).toBe(204)
  await endAccess(app, on, id, 'dana')
  const refused = await kim.call(familyRoutes.current, {}, { 'accept-language': 'es-MX' })
  expect(refused).toMatchObject({ status: 403, body: { exception: 'accessEnded' } })
  expect(refused.text).toContain('Terminó tu acceso a esta familia')
  expect((await kim.call(familyRoutes.cases, {})).body).toMatchObject({
    items: [{ familyId: on.family.id, ofBoth: false, parents: [{ id: on.sam.personId }] }],
  })
  expect(await choose(on.sam.personId)).toBe(204)
  expect((await shown()).status).toBe(200)
  await endAccess(app, on, id, 'sam')
  expect(await shown()).toMatchObject({ status: 403, body: { exception: 'accessEnded' } })
  expect((await kim.call(familyRoutes.cases, {})).body).toEqual({ items: [] })
})

test('a professional chooses whom they look as, among those who gave them access', async () => {
  const id = await professionalOf(app, on, ['dana', 'sam'])
  const kim = await app.as(id)
  const choose = async (looksAs: string | null) =>
    (await kim.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs } })).status
  const shown = async () => z.parse(familyDto, (await kim.call(familyRoutes.current, {})).body)
  expect(await shown()).toMatchObject({ mode: 'viewing', standing: 'parent' })
  expect(await choose(null)).toBe(204)
  expect(await shown()).toMatchObject({ mode: 'self', standing: 'professionalOfBoth', viewpoint: id })
  expect(await choose(on.sam.personId)).toBe(204)
  expect(await shown()).toMatchObject({ mode: 'viewing', viewpoint: on.sam.personId })
  expect(await choose(on.child.personId)).toBe(404)
  const { body } = await kim.call(familyRoutes.cases, {})
  expect(body).toMatchObject({
    items: [{ familyId: on.family.id, looksAs: on.sam.personId, ofBoth: true, parents: [{}, {}] }],
  })
  await endAccess(app, on, id, 'dana')
  expect((await kim.call(familyRoutes.cases, {})).body).toMatchObject({ items: [{ ofBoth: false, parents: [{}] }] })
  expect(await choose(on.dana.personId)).toBe(404)
  expect((await dana.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs: null } })).status).toBe(404)
  expect((await dana.call(familyRoutes.cases, {})).body).toEqual({ items: [] })
})
