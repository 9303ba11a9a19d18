import { beforeAll, expect, test } from 'vitest'
import { parentingTimeDto, parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { sharesOf } from '#domain/parenting-time/folds.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  return () => app.stop()
})

const engineOf = async (personId: string) => {
  const { body } = await (await app.as(personId)).call(parentingTimeRoutes.layers, {})
  return createEngine(planOf(parentingTimeDto.parse(body)))
}

test('parents and children read the same answer off the layers: the rotation, and the swap over it', async () => {
  const [schedules, changes] = [schedulesOn(on), changesOn(on)]
  const { childIds } = on.expense()
  const [child = ''] = childIds
  const schedule = await schedules.record({ childIds, startsOn: '2026-11-20' })
  const deleted = await schedules.record({ startsOn: '2026-12-07' })
  await schedules.send('sam', deleted, { type: 'parentingSchedule.delete' })
  // On November 30 at noon in New York the first week of the cycle has ended, so it is Sam's; the swap gives it to Dana.
  const [from, until] = ['2026-11-30T17:00:00.000Z', '2026-12-01T17:00:00.000Z']
  const times = [{ parentId: on.dana.personId, from, until }]
  const request = await changes.ask({ childIds, times })
  const noon = Date.parse(from)
  for (const viewer of [on.dana, on.child]) {
    const before = (await engineOf(viewer.personId)).at(child, noon)
    expect([before.parent, before.because]).toEqual([
      on.sam.personId,
      { layer: 'rotation', scheduleId: schedule, day: 8, weekend: null },
    ])
  }
  await changes.send('dana', request, { type: 'changeRequest.approve' })
  for (const viewer of [on.sam, on.child]) {
    const engine = await engineOf(viewer.personId)
    const { parent, because, from: begins, until: ends } = engine.at(child, noon)
    expect([parent, because]).toEqual([on.dana.personId, { layer: 'swap', requestId: request }])
    expect([begins, ends]).toEqual([noon, Date.parse(until)])
    const days = { from: '2026-11-30', to: '2026-11-30' }
    expect(sharesOf(engine, 'America/New_York', child, days, 'holiday').get(on.sam.personId)?.nights).toBe(1)
    expect(sharesOf(engine, 'America/New_York', child, days).get(on.dana.personId)?.nights).toBe(1)
  }
  expect((await engineOf(on.neighbour.personId)).at(child, noon).parent).toBeNull()
})
