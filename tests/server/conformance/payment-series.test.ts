import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PaymentSeriesCommand,
  paymentSeriesRoutes,
  paymentSeriesStatuses,
} from '#contract/payment-schedules/payment-schedules.ts'
import { paymentSeriesPeople } from '#machines/payment-schedules/payment-series.paths.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { peopleOfSeries } from '#server/features/payment-schedules/payment-schedules.lifecycle.ts'
import { lockSeries } from '#server/features/payment-schedules/payment-schedules.store.ts'
import { byOf, decide } from '#server/lifecycle/lifecycle.ts'
import { paymentSeriesLifecycle } from '#server/use-cases/lifecycles.ts'
import { startPayment } from '#server/use-cases/start-payment.ts'
import { type Planning, planning } from '../payment-schedules/planning.ts'
import type { Person } from './cast.ts'

let at: Planning
beforeAll(async () => {
  at = await planning()
})
afterAll(() => at.app.stop())

const seriesAt: Record<(typeof paymentSeriesStatuses)[number], () => Promise<string>> = {
  active: async () => (await at.series({ end: { by: 'count', count: 2 } })).id,
  completed: async () => {
    const { id, payments } = await at.series({ end: { by: 'count', count: 2 } })
    for (const payment of payments) await at.on.act('system', (change) => startPayment(change, payment.id))
    return id
  },
  stopped: async () => {
    const { id, version, waiting } = await at.series({ end: { by: 'count', count: 2 } })
    await at.command(id, { type: 'paymentSeries.stop', version, waiting })
    return id
  },
}

type Type = PaymentSeriesCommand['type']
const commands = ({ version, waiting }: { version: number; waiting: number }): Record<Type, object> => ({
  'paymentSeries.edit': {
    ...{ type: 'paymentSeries.edit', version, waiting, name: 'Braces', bankAccountId: at.bankAccountId, total: 100_00 },
    ...{ frequency: 'weekly', startsOn: '2026-12-04', end: { by: 'count', count: 2 } },
  },
  'paymentSeries.stop': { type: 'paymentSeries.stop', version, waiting },
})
const types = ['paymentSeries.edit', 'paymentSeries.stop'] as const satisfies readonly Type[]
const persons: Person[] = ['dana', 'sam', 'professional', 'admin', 'child', 'neighbour']

const lookUp = (id: string) =>
  at.on.scopes.asSystem(at.on.family.id, async (tx) => {
    const row = await lockSeries(tx, id, 'toRead')
    if (!row) throw new Error('no series')
    return { row, context: await paymentSeriesLifecycle.contextOf(tx, row, at.on.clock.now()) }
  })

describe.each(paymentSeriesStatuses)('%s', (leaf) => {
  test('the answer over HTTP is what the chart says, for everybody', async () => {
    let id = await seriesAt[leaf]()
    const disagreements: string[] = []
    for (const type of types)
      for (const person of persons) {
        const { row, context } = await lookUp(id)
        const body = commands(row)[type]
        const by = person === 'neighbour' ? paymentSeriesPeople.child : byOf(at.on.people[person], peopleOfSeries(row))
        const allowed = decide(paymentSeriesLifecycle.machine, row.status, context, { ...body, by } as never) !== null
        const { status } = await at.command(id, body, person)
        const after = (await lookUp(id)).row
        const agrees = allowed
          ? status === 200 && after.version > row.version
          : [404, 409].includes(status) && after.version === row.version
        if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
        if (allowed) id = await seriesAt[leaf]()
      }
    expect(disagreements).toEqual([])
  })

  test('the column gives back the state it was given', async () => {
    const { row, context } = await lookUp(await seriesAt[leaf]())
    expect(row.status).toBe(leaf)
    const snapshot = paymentSeriesLifecycle.machine.resolveState({ value: pathToValue(row.status), context })
    expect(leafOf(snapshot.value)).toBe(leaf)
  })
})

test('what only the product says is refused over HTTP, whoever says it', async () => {
  const id = await seriesAt.active()
  for (const person of persons) {
    const body = { type: 'paymentSeries.paymentsChanged', version: 1, waiting: 142_50 }
    const { status } = await at.cast[person].call(paymentSeriesRoutes.events, { params: { id }, body: body as never })
    expect(status).toBe(400)
  }
  expect((await lookUp(id)).row.status).toBe('active')
})
