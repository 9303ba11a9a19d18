import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type ChangeRequestCommand,
  changeRequestDto,
  changeRequestRoutes,
  type NewChangeRequest,
} from '#contract/calendar/change-requests.ts'
import { apiError } from '#contract/errors.ts'
import { homeDto, homeRoutes } from '#contract/home.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let changes: ReturnType<typeof changesOn>
beforeAll(async () => {
  app = await testApp()
  return () => app.stop()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  changes = changesOn(on)
})

const problems = async (change: Partial<NewChangeRequest>): Promise<string> => {
  const sam = await app.as(on.sam.personId)
  const { status, body } = await sam.call(changeRequestRoutes.ask, { body: await changes.typed(change) })
  if (status === 201) return 'asked'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}
const send = async (who: 'dana' | 'sam', id: string, command: object) => {
  const client = await app.as(on[who].personId)
  const body = { version: (await changes.row(id)).version, ...command } as ChangeRequestCommand
  return client.call(changeRequestRoutes.events, { params: { id }, body })
}
const time = (parent: 'dana' | 'sam', from: number, until: number) => ({
  parentId: on[parent].personId,
  from: changes.ahead(from),
  until: changes.ahead(until),
})

test('the clocks of a request, to the minute', async () => {
  const minute = 1 / 60
  expect(await problems({ times: [time('sam', 48, 60)], expiresAt: changes.ahead(24) })).toBe('asked')
  expect(await problems({ times: [time('sam', 48 - minute, 60)], expiresAt: changes.ahead(24) })).toBe(
    'times.0.from fromTooSoon',
  )
  expect(await problems({ expiresAt: changes.ahead(24 - minute) })).toBe('expiresAt expiresTooSoon')
  expect(await problems({ expiresAt: changes.ahead(216 + minute) })).toBe('expiresAt expiresTooLate')
})

test('who asks has the first time, who offers gives it away, and anything else is refused', async () => {
  expect(await problems({ kind: 'request', times: [time('sam', 240, 264)] })).toBe('asked')
  expect(await problems({ kind: 'offer', times: [time('dana', 240, 264)] })).toBe('asked')
  expect(await problems({ kind: 'offer', times: [time('dana', 240, 264), time('sam', 300, 310)] })).toBe('asked')
  expect(await problems({ kind: 'offer', times: [time('sam', 240, 264)] })).toBe('kind notAChoice')
  expect(await problems({ kind: 'request', times: [time('dana', 240, 264)] })).toBe('kind notAChoice')
  const id = await changes.ask()
  const proposal = await changes.typed({ kind: 'request', times: [time('sam', 300, 310)] }, 'dana')
  const { status, body } = await send('dana', id, { type: 'changeRequest.counter', proposal })
  expect([status, z.parse(apiError, body).validationErrors[0]]).toMatchObject([400, { code: 'notAChoice' }])
})

test('of two times it is the earlier one that begins too soon', async () => {
  const times = [time('sam', 240, 264), time('dana', 40, 44)]
  expect(await problems({ times })).toBe('times.1.from fromTooSoon')
  expect(await problems({ times: times.toReversed() })).toBe('times.0.from fromTooSoon')
})

test('two times have one parent each, and overlap neither each other nor what was approved', async () => {
  const childIds = [await changes.child()]
  expect(await problems({ childIds, times: [time('sam', 240, 264), time('sam', 300, 310)] })).toBe('times notAChoice')
  expect(await problems({ childIds, times: [time('sam', 240, 264), time('dana', 263, 270)] })).toBe('exchangeOverlaps')
  expect(await problems({ childIds, times: [time('sam', 240, 240)] })).toBe('times.0.until endBeforeStart')
  const id = await changes.ask({ childIds, times: [time('sam', 240, 264), time('dana', 264, 270)] })
  expect((await send('dana', id, { type: 'changeRequest.approve' })).status).toBe(200)
  expect(await problems({ childIds, times: [time('dana', 250, 255)] })).toBe('exchangeOverlaps')
  expect(await problems({ times: [time('dana', 250, 255)] })).toBe('asked')
  expect(await changes.swaps(id)).toHaveLength(2)
})

test('of two that overlap and are approved at once, one wins, and the other answers as it is now', async () => {
  const { childIds } = on.expense()
  const ids = [await changes.ask({ childIds }), await changes.ask({ childIds, times: [time('dana', 250, 255)] }, 'sam')]
  const answers = await Promise.all(ids.map((id) => send('dana', id, { type: 'changeRequest.approve' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  const { item } = z.parse(apiError, lost?.body)
  expect(z.parse(changeRequestDto, item).facts.free).toBe(false)
  const written = await Promise.all(ids.map((id) => changes.swaps(id)))
  expect(written.flat()).toHaveLength(1)
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})

test('from its deadline on nobody can answer, whether or not the clock has run, and then it is over once', async () => {
  const id = await changes.ask()
  app.clock.forward(72 * 3_600_000)
  expect((await send('dana', id, { type: 'changeRequest.approve' })).status).toBe(409)
  expect((await send('sam', id, { type: 'changeRequest.withdraw' })).status).toBe(409)
  await Promise.all([handleDueTimes(app.deps), handleDueTimes(app.deps)])
  expect(await changes.row(id)).toMatchObject({ status: 'expired', version: 2 })
})

test('another proposal is a request the other way round, and the chain is kept', async () => {
  const id = await changes.ask()
  const proposal = await changes.typed({ times: [time('dana', 300, 310)] }, 'dana')
  await send('dana', id, { type: 'changeRequest.counter', proposal })
  const sam = await app.as(on.sam.personId)
  const { body } = await sam.call(changeRequestRoutes.list, {})
  const { items } = z.parse(changeRequestRoutes.list.output, body)
  const next = items.find(({ previousId }) => previousId === id)
  expect(next).toMatchObject({ root: id, askerId: on.dana.personId, answererId: on.sam.personId })
  expect(items.find((one) => one.id === id)?.facts).toMatchObject({ free: true })
  expect((await on.noticesOf(next?.id ?? '')).sam).toEqual(['changeAsked'])
})

test('one child’s swap stands in the way of a request for two, and a proposal for the other child alone is approved', async () => {
  const [busy, free] = [await changes.child(), await changes.child()]
  const swap = await changes.ask({ childIds: [busy], times: [time('sam', 240, 264)] })
  const both = await changes.ask({ childIds: [busy, free], times: [time('dana', 250, 255)] })
  await send('dana', swap, { type: 'changeRequest.approve' })
  expect((await send('dana', both, { type: 'changeRequest.approve' })).status).toBe(409)
  const forOne = (childId: string) => changes.typed({ childIds: [childId], times: [time('dana', 250, 255)] }, 'dana')
  const counter = async (childId: string) =>
    send('dana', both, { type: 'changeRequest.counter', proposal: await forOne(childId) })
  expect(z.parse(apiError, (await counter(busy)).body).exception).toBe('exchangeOverlaps')
  expect((await counter(free)).status).toBe(200)
  const { body } = await (await app.as(on.sam.personId)).call(changeRequestRoutes.list, {})
  const next = z.parse(changeRequestRoutes.list.output, body).items.find(({ previousId }) => previousId === both)
  expect(next?.childIds).toEqual([free])
  expect((await send('sam', next?.id ?? '', { type: 'changeRequest.approve' })).status).toBe(200)
  expect(await changes.swaps(next?.id ?? '')).toHaveLength(1)
  expect(await changes.swaps(both)).toEqual([])
})

test('a counter keeps the clocks of every request', async () => {
  const id = await changes.ask()
  const proposal = await changes.typed({ times: [time('dana', 40, 44)] }, 'dana')
  const { status, body } = await send('dana', id, { type: 'changeRequest.counter', proposal })
  expect([status, z.parse(apiError, body).validationErrors[0]?.code]).toEqual([400, 'fromTooSoon'])
  expect((await changes.row(id)).version).toBe(1)
})

test('once no other proposal fits the clocks, a counter is refused with the request as it is now', async () => {
  const childIds = [await changes.child()]
  const id = await changes.ask({ childIds, times: [time('sam', 49, 60)], expiresAt: changes.ahead(25) })
  const countered = async () => {
    const proposal = await changes.typed({ childIds, times: [time('dana', 300, 310)] }, 'dana')
    return send('dana', id, { type: 'changeRequest.counter', proposal })
  }
  app.clock.forward(3_600_001)
  const { status, body } = await countered()
  const { exception, item } = z.parse(apiError, body)
  expect([status, exception]).toEqual([409, 'notAllowedNow'])
  expect(z.parse(changeRequestDto, item)).toMatchObject({ status: 'open', facts: { counterable: false, over: false } })
  app.clock.forward(-3_600_001)
  expect((await countered()).status).toBe(200)
})

test('a request waits on the Home of both parents, and is counted for whoever answers it; a child’s Home counts none', async () => {
  const id = await changes.ask()
  const homeOf = async (who: 'dana' | 'sam' | 'child') => {
    const { body } = await (await app.as(on[who].personId)).call(homeRoutes.waiting, {})
    const { you, others } = z.parse(homeDto, body)
    return [you.count, you.changes.map((one) => one.id), others.count, others.changes.map((one) => one.kind)]
  }
  expect(await homeOf('dana')).toEqual([1, [id], 0, []])
  expect(await homeOf('sam')).toEqual([0, [], 1, ['request']])
  expect(await homeOf('child')).toEqual([0, [], 0, []])
})

test('a child sees no request', async () => {
  const id = await changes.ask()
  const mia = await app.as(on.child.personId)
  expect((await mia.call(changeRequestRoutes.list, {})).status).toBe(403)
  expect((await mia.call(changeRequestRoutes.get, { params: { id } })).status).toBe(404)
})
