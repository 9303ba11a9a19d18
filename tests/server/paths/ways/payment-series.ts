import { paymentRoutes } from '#contract/payments/payments.ts'
import { addDays, dateIn } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { type Planning, planning } from '../../payment-schedules/planning.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.paymentSeries
const month = 31 * 24 * 3_600_000
const end = { by: 'count', count: 3 } as const

type Played = { readonly at: Planning; readonly id: string }
type Hand = (played: Played, step: PathStep) => Promise<unknown>

/** Every payment of the series falls due, however long nothing ran. */
const allStart = async ({ at }: Played) => {
  at.app.clock.forward(4 * month)
  await at.sweep()
}

/** The payer stops each payment before its day. */
const allStopped = async ({ at, id }: Played) => {
  const dana = await at.app.as(at.on.dana.personId)
  for (const { id: payment, version, amount } of (await at.read(id)).payments) {
    const body = { type: 'payment.stop', version, amount } as const
    taken(await dana.call(paymentRoutes.events, { params: { id: payment }, body }))
  }
}

const hands: Readonly<Record<string, Hand>> = {
  'paymentSeries.edit': async ({ at, id }) => {
    const { version, waiting } = await at.read(id)
    const startsOn = addDays(dateIn(at.app.clock.now(), 'America/New_York'), 14)
    const plan = { name: 'Braces', bankAccountId: at.bankAccountId, total: 100_00, frequency: 'weekly', startsOn, end }
    return taken(await at.command(id, { type: 'paymentSeries.edit', version, waiting, ...plan }))
  },
  'paymentSeries.stop': async ({ at, id }) => {
    const { version, waiting } = await at.read(id)
    return taken(await at.command(id, { type: 'paymentSeries.stop', version, waiting }))
  },
  'paymentSeries.paymentsChanged': (played, { facts }) =>
    facts && 'cutShort' in facts && facts.cutShort ? allStopped(played) : allStart(played),
}

let app: OwnApp

/** Each path has a family of its own, and begins when the first one did. */
const begin = async (_: Path): Promise<Walked> => {
  app.clock.reset()
  const at = await planning(app)
  const { id } = await at.series({ end })
  const played = { at, id }
  return {
    stored: () =>
      at.on.scopes.asSystem(at.on.family.id, (tx) =>
        tx.selectFrom('payment_series').select(['status', 'version']).where('id', '=', id).executeTakeFirstOrThrow(),
      ),
    step: (step) => handOf(hands, step)(played, step),
  }
}

export const paymentSeriesWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
