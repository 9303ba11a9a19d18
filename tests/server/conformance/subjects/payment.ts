import { type PaymentCommand, paymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { paymentChartOf } from '#src/features/payments/payment.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const payments = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const at = Object.entries(paymentAt).map(([leaf, bring]) => [leaf, async () => (await bring(on)).payment] as const)
  return subjectOf({
    lifecycle: paymentLifecycle,
    at: Object.fromEntries(at),
    read: async (id) => {
      const row = await on.paymentRow(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        paymentLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, amount }): Promise<PaymentCommand[]> => [
      { type: 'payment.confirm', version, amount },
      { type: 'payment.refuse', version, amount, reason: 'It never came' },
      { type: 'payment.void', version, amount, reason: 'It bounced' },
      { type: 'payment.stop', version, amount },
    ],
    given: async (person, id) => givenBy(paymentDto, await cast[person].call(paymentRoutes.get, { params: { id } })),
    chartOf: paymentChartOf,
    send: sender(cast, paymentRoutes.events),
  })
}
