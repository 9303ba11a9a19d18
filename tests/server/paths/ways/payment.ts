import * as z from 'zod/mini'
import { expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { addDays, dateIn } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import type { PaymentFacts } from '#machines/payments/payment.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import type { TransferStatus } from '#server/bank/provider.ts'
import { followerOf } from '#server/features/payments/payments.follow.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { logTo } from '#server/http/log.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'
import { scriptedBank } from '#tests/support/bank/scripted-bank.ts'
import { taken } from '#tests/support/client.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const day = 24 * 3_600_000
const amount = 50_00
let app: OwnApp
let on: ReadyBank

/** People cannot make less payable than was planned; tests/server/core/transfer-columns.test.ts covers that. */
const steps = lifecycles.payment.steps.filter(({ facts }) => !facts || facts.payable === amount)
const chart = { ...lifecycles.payment, steps }

type Begun = { readonly expense: string; readonly payment: string }

const asSeen = async ({ expense }: Pick<Begun, 'expense'>, who: 'dana' | 'sam' = 'dana') => on.item(expense, who)

const begins: Readonly<Record<'check' | 'reimbursed' | 'now' | 'later', (expense: string) => Promise<unknown>>> = {
  check: async (expense) => {
    const { version } = await asSeen({ expense })
    const body = { type: 'expense.pay', version, amount, method: 'check' } as const
    return taken(await on.clients.dana.call(expenseRoutes.events, { params: { id: expense }, body }))
  },
  reimbursed: (expense) => reimburse({ expense }),
  now: async (expense) => taken(await on.pay(await asSeen({ expense }), amount)),
  later: async (expense) => {
    const { version } = await asSeen({ expense })
    const startsOn = addDays(dateIn(on.app.clock.now(), 'America/New_York'), 1)
    const plan = { frequency: 'once', startsOn, end: null, total: amount, name: null } as const
    const body = { expenseId: expense, version, bankAccountId: on.danas, ...plan }
    return taken(await on.clients.dana.call(paymentSeriesRoutes.create, { body }))
  },
}

const reimburse = async (begun: Pick<Begun, 'expense'>) => {
  const { version } = await asSeen(begun, 'sam')
  const body = { type: 'expense.markReimbursed', version, remaining: amount } as const
  return taken(await on.clients.sam.call(expenseRoutes.events, { params: { id: begun.expense }, body }))
}

/** Creates an expense of which Dana owes the payment's amount, and the path's first payment. */
const begun = async (path: Path): Promise<Begun> => {
  const { method, later } = path.input as PaymentFacts
  const { id: expense } = await on.approved(2 * amount)
  await begins[method === 'bank' ? (later ? 'later' : 'now') : method](expense)
  const [payment] = z.parse(expenseDto, await asSeen({ expense })).payments
  if (!payment) throw new Error('nothing was paid')
  return { expense, payment: payment.id }
}

/** Maps each of the bank's events to the transfer status it reports. */
const statusAfter: Readonly<Record<string, TransferStatus>> = {
  'payment.processing': 'inProcess',
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'payment.returned': 'returned',
  'payment.stopped': 'cancelled',
}

/** Scripts a bank for this payment that follows the path; it is called as the job calls it. */
const bankOf = ({ payment }: Begun) => {
  const at = scriptedBank()
  const claims = new Map<string, string>()
  const needs = { ...on.app.deps, enqueue: async () => {}, log: logTo('silent'), bank: at.bank }
  const follow = followerOf(needs, paymentLifecycle, {
    transferAt: async (_, id) => (claims.has(id) ? { ref: claims.get(id) ?? '', here: true } : null),
    accountRef: async (_, id) => `account-${id}`,
    preferredAccount: async () => on.sams,
    claim: async (_, { paymentId }, ref) => void claims.set(paymentId, ref),
  })
  const look = () => follow({ familyId: on.on.family.id, paymentId: payment })
  return {
    look,
    says: (status: TransferStatus) => {
      at.moves(payment, { status, returnCode: status === 'returned' ? 'R01' : null })
      return look()
    },
  }
}

/** Leaves the planned payment without an account of its payer's. */
const takeAccountAway = ({ payment }: Begun): Promise<void> =>
  asSuperuser(on.on.superuser, `update payment set bank_account_id = '${on.sams}' where id = '${payment}'`)

/** Reaches the payment's day, with or without an obstacle, and runs the job. */
const start = async (begun: Begun, { event: { hindrance } }: PathStep) => {
  await on.later(day + 1)
  if (hindrance !== null) await takeAccountAway(begun)
  await handleDueTimes(on.app.deps)
}

const command = async ({ payment }: Begun, { event: { type, who } }: PathStep) => {
  const client = who === 'payer' ? on.clients.dana : on.clients.sam
  const { version } = await on.payment(payment)
  const reason = type === 'payment.refuse' || type === 'payment.void' ? { reason: 'So that it is said why' } : {}
  const body = { type, version, amount, ...reason } as never
  return taken(await client.call(paymentRoutes.events, { params: { id: payment }, body }))
}

const begin = async (path: Path): Promise<Walked> => {
  const own = await begun(path)
  const bank = bankOf(own)
  const people = { 'payment.confirm': command, 'payment.refuse': command, 'payment.void': command }
  const hands = {
    ...people,
    'payment.start': start,
    // The product stops it only because of the receiver's action.
    'payment.stop': (_: Begun, step: PathStep) => (step.event.who === 'system' ? reimburse(own) : command(own, step)),
  }
  const stored = () => on.on.paymentRow(own.payment)
  return {
    stored,
    step: async (step) => {
      // An order is sent to the bank as soon as it exists.
      if ((await stored()).status === 'pending') await bank.look()
      const status = statusAfter[step.event.type]
      return status ? bank.says(status) : handOf(hands, step)(own, step)
    },
  }
}

export const paymentWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
    on = await readyBank(app)
  },
  // A week must pass so that the previous path's payments do not count; both people stay signed in.
  beforeEach: () => on.later(8 * day),
  begin,
  close: () => app.stop(),
}
