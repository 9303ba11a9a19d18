import * as z from 'zod/mini'
import { supportOrderDto, supportRoutes } from '#contract/child-support/child-support.ts'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { dateIn } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import type { SupportOrderFacts } from '#machines/child-support/support-order.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.supportOrder
/** `last` is the order's last day, and `asked` an earlier day that one parent requests as its end. */
const [last, asked] = ['2027-06-30', '2027-03-31']
const untilItIsOver = 300 * 24 * 3_600_000

const details: Readonly<Record<string, (step: PathStep, today: string) => object>> = {
  'supportOrder.confirm': () => ({ amount: 100_00 }),
  'supportOrder.dispute': () => ({ reason: 'It is 90.00' }),
  'supportOrder.withdraw': () => ({}),
  'supportOrder.pay': ({ event: { amount } }, today) => ({ amount, method: 'check', paidOn: today }),
  'supportOrder.askEnd': () => ({ endsOn: asked }),
  'supportOrder.agreeEnd': () => ({ endsOn: asked }),
  'supportOrder.refuseEnd': () => ({ reason: 'School goes on' }),
  'supportOrder.withdrawEnd': () => ({}),
}

let app: OwnApp

/**
 * It is the 20th of November 2026. Sam records 100.00 on the first of each month since October, and both are signed in.
 * Each path has a family of its own.
 */
const recorded = async ({ input }: Path) => {
  const { recorderPays } = input as SupportOrderFacts
  app.clock.reset()
  const on = await stage(app)
  const support = supportOn(on)
  const payerId = recorderPays ? on.sam.personId : on.dana.personId
  const record = async (change: Partial<NewSupportOrder> = {}) => {
    const sam = await app.as(on.sam.personId)
    const body = support.order({ payerId, to: last, ...change })
    return z.parse(supportOrderDto, taken(await sam.call(supportRoutes.record, { body })).body).id
  }
  const id = await record()

  const send = async (who: 'sam' | 'dana', order: string, command: object) => {
    const client = await app.as(on[who].personId)
    const { version } = await support.row(order)
    const body = { version, ...command } as never
    return taken(await client.call(supportRoutes.events, { params: { id: order }, body }))
  }
  return { record, send, support, id }
}
type Played = Awaited<ReturnType<typeof recorded>>

/** These events come from nobody: a day passes, another order replaces this one. */
const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'supportOrder.end': async () => {
    app.clock.forward(untilItIsOver)
    await handleDueTimes(app.deps)
  },
  'supportOrder.followed': async ({ record, send, id }) => {
    const next = await record({ previousId: id, amount: 120_00, from: '2027-01-01', to: null })
    return send('dana', next, { type: 'supportOrder.confirm', amount: 120_00 })
  },
}

const begin = async (path: Path): Promise<Walked> => {
  const played = await recorded(path)
  const { support, send, id } = played
  return {
    stored: () => support.row(id),
    step: (step) => {
      const { type, who } = step.event
      const typed = details[type]?.(step, dateIn(app.clock.now(), 'America/New_York'))
      return typed ? send(who === 'creator' ? 'sam' : 'dana', id, { type, ...typed }) : handOf(hands, step)(played)
    },
  }
}

export const supportOrderWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
