import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SupportOrderCommand, supportOrderStatuses, supportRoutes } from '#contract/child-support/child-support.ts'
import { supportOrderPeople, supportOrderSteps } from '#machines/child-support/support-order.paths.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { peopleOfOrder } from '#server/features/child-support/child-support.lifecycle.ts'
import { byOf, decide } from '#server/lifecycle/lifecycle.ts'
import { supportOrderLifecycle } from '#server/use-cases/child-support.lifecycles.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Support, supportOn, supportOrderAt } from '#tests/support/support-orders.ts'
import { type Cast, castOf, type Person } from './cast.ts'

let app: TestApp
let on: Stage
let cast: Cast
let support: Support
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  cast = await castOf(app, on)
  support = supportOn(on)
})
afterAll(() => app.stop())

type Type = SupportOrderCommand['type']
type Seen = { readonly version: number; readonly askedEnd: string | null }
/** Each command as somebody who means it would send it: right in every field, so that only the chart decides. */
const commands = ({ version, askedEnd }: Seen): Record<Type, SupportOrderCommand> => ({
  'supportOrder.confirm': { type: 'supportOrder.confirm', version, amount: 100_00 },
  'supportOrder.dispute': { type: 'supportOrder.dispute', version, reason: 'It is 90.00' },
  'supportOrder.withdraw': { type: 'supportOrder.withdraw', version },
  'supportOrder.pay': { type: 'supportOrder.pay', version, amount: 40_00, method: 'check', paidOn: '2026-11-20' },
  'supportOrder.askEnd': { type: 'supportOrder.askEnd', version, endsOn: '2027-06-30' },
  'supportOrder.agreeEnd': { type: 'supportOrder.agreeEnd', version, endsOn: askedEnd ?? '2027-06-30' },
  'supportOrder.refuseEnd': { type: 'supportOrder.refuseEnd', version, reason: 'School goes on' },
  'supportOrder.withdrawEnd': { type: 'supportOrder.withdrawEnd', version },
})
const types = Object.keys(commands({ version: 1, askedEnd: null })) as Type[]
const facts = [...new Set(supportOrderSteps.map(({ event }) => event.type))].filter(
  (type) => !types.some((known) => known === type),
)
const persons: Person[] = ['dana', 'sam', 'professional', 'admin', 'child', 'neighbour']

const lookUp = async (id: string) => {
  const row = await support.row(id)
  const context = await on.scopes.asSystem(on.family.id, (tx) =>
    supportOrderLifecycle.contextOf(tx, row, on.clock.now()),
  )
  return { row, context }
}

describe.each(supportOrderStatuses)('%s', (leaf) => {
  const toLeaf = () => supportOrderAt[leaf as keyof typeof supportOrderAt](on, support)

  test('the answer over HTTP is what the chart says, for everybody', async () => {
    let id = await toLeaf()
    const disagreements: string[] = []
    for (const type of types)
      for (const person of persons) {
        const { row, context } = await lookUp(id)
        const command = commands({ version: row.version, askedEnd: row.asked_end })[type]
        const by = person === 'neighbour' ? supportOrderPeople.child : byOf(on.people[person], peopleOfOrder(row))
        const allowed = decide(supportOrderLifecycle.machine, row.status, context, { ...command, by } as never) !== null
        const { status } = await cast[person].call(supportRoutes.events, { params: { id }, body: command })
        const after = await support.row(id)
        const agrees = allowed
          ? status === 200 && after.version > row.version
          : [404, 409].includes(status) && after.version === row.version
        if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
        if (allowed) id = await toLeaf()
      }
    expect(disagreements).toEqual([])
  })

  test('the column gives back the state it was given', async () => {
    const { row, context } = await lookUp(await toLeaf())
    expect(row.status).toBe(leaf)
    const snapshot = supportOrderLifecycle.machine.resolveState({ value: pathToValue(row.status), context })
    expect(leafOf(snapshot.value)).toBe(leaf)
  })
})

test.each(facts)('%s is refused over HTTP, whoever says it', async (type) => {
  const id = await supportOrderAt.active(on, support)
  for (const person of persons) {
    const body = { type, version: 2, nextFrom: '2026-01-01' }
    const { status } = await cast[person].call(supportRoutes.events, { params: { id }, body: body as never })
    expect(status).toBe(400)
  }
  expect((await support.row(id)).status).toBe('active')
})
