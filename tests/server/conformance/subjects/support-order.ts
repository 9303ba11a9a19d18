import { type SupportOrderCommand, supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { supportOrderLifecycle } from '#server/features/child-support/child-support.lifecycle.ts'
import { orderChart } from '#src/features/child-support/support-order.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { stage } from '#tests/support/stage.ts'
import { supportOn, supportOrderAt } from '#tests/support/support-orders.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

const lastDay = '2027-06-30'

export const supportOrders = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const support = supportOn(on)
  const at = Object.entries(supportOrderAt).map(([leaf, bring]) => [leaf, () => bring(on, support)] as const)
  const recordedByPayer = async (): Promise<string> => {
    const id = await support.record({}, 'dana')
    await support.send(on.sam, id, { type: 'supportOrder.confirm', amount: 100_00 })
    return id
  }
  return subjectOf({
    lifecycle: supportOrderLifecycle,
    at: { ...Object.fromEntries(at), 'active, recorded by its payer': recordedByPayer },
    read: async (id) => {
      const row = await support.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        supportOrderLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, asked_end }): Promise<SupportOrderCommand[]> => [
      { type: 'supportOrder.confirm', version, amount: 100_00 },
      { type: 'supportOrder.dispute', version, reason: 'It is 90.00' },
      { type: 'supportOrder.withdraw', version },
      { type: 'supportOrder.pay', version, amount: 40_00, method: 'check', paidOn: '2026-11-20' },
      { type: 'supportOrder.askEnd', version, endsOn: lastDay },
      { type: 'supportOrder.agreeEnd', version, endsOn: asked_end ?? lastDay },
      { type: 'supportOrder.refuseEnd', version, reason: 'School goes on' },
      { type: 'supportOrder.withdrawEnd', version },
    ],
    given: async (person, id) => {
      const overview = givenBy(supportOverviewDto, await cast[person].call(supportRoutes.overview, {}))
      return overview?.ledgers.flatMap(({ orders }) => orders).find((order) => order.id === id) ?? null
    },
    chartOf: orderChart,
    send: sender(cast, supportRoutes.events),
  })
}
