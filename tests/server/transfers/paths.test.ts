import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import type { PaymentFacts } from '#machines/payment/payment.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path } from '#machines/walk/walk.ts'
import type { TransferStatus } from '#server/bank/provider.ts'
import { followerOf } from '#server/features/payments/payments.follow.ts'
import { logTo } from '#server/http/log.ts'
import { paymentLifecycle } from '#server/lifecycles.ts'
import { play } from '#tests/machines/walk.ts'
import { paying } from '#tests/support/leaves.ts'
import { scriptedBank } from '#tests/support/scripted-bank.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

const account = '0a000000-0000-4000-8000-000000000001'
let on: Stage
beforeAll(async () => {
  on = await stage()
})
afterAll(() => on.end())

/** What the bank then says of a transfer, for each of its facts. */
const told: Readonly<Record<string, TransferStatus>> = {
  'payment.processing': 'inProcess',
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'payment.returned': 'returned',
  'payment.stopped': 'cancelled',
}

const factsOf = ({ input }: Path) => input as unknown as PaymentFacts
/** Less payable than planned is another story than the bank's: tests/server/core/transfer-columns.test.ts. */
const isPlayable = ({ steps }: Path) =>
  steps.every(({ facts }) => !facts || !('payable' in facts) || facts.payable === 50_00)

const paths = pathsOf(lifecycles.payment).filter(isPlayable)
const nameOf = (path: Path) =>
  [factsOf(path).method, ...path.steps.map(({ event: { type, who = 'bank' } }) => `${type} (${who})`)].join(', ')

/** One payment and the bank it goes to; each step as whoever means it: a person at the door, the bank by what it tells. */
const begin = async ({ method, later }: PaymentFacts) => {
  const at = scriptedBank()
  const claims = new Map<string, string>()
  const { payment } = await paying(method, later, method === 'bank' ? account : null)(on)
  const needs = { ...on, enqueue: async () => {}, log: logTo('silent'), bank: at.bank }
  const follow = followerOf(needs, paymentLifecycle, {
    transferAt: async (_, id) => (claims.has(id) ? { ref: claims.get(id) ?? '', here: true } : null),
    accountRef: async (_, id) => `account-${id}`,
    preferredAccount: async () => account,
    claim: async (_, { paymentId }, ref) => void claims.set(paymentId, ref),
  })
  const look = () => follow({ familyId: on.family.id, paymentId: payment })
  const people = { payer: on.dana, receiver: on.sam, system: 'system' } as const
  return {
    status: async () => (await on.paymentRow(payment)).status,
    /** The order reaches the bank as soon as there is one. */
    order: async () => {
      if ((await on.paymentRow(payment)).status === 'pending') await look()
    },
    step: async ({ event: { who, ...event } }: Path['steps'][number]) => {
      const status = told[event.type]
      if (status) {
        at.moves(payment, { status, returnCode: status === 'returned' ? 'R01' : null })
        return look()
      }
      const mover = people[who as keyof typeof people]
      return on.send('payment', mover, payment, { ...event, amount: 50_00, reason: 'So that it is said why' })
    },
  }
}

describe('every way through the chart of a payment', () => {
  test('is walked', () => expect(paths.length).toBeGreaterThan(15))

  test.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
    const payment = await begin(factsOf(path))
    const seen: string[] = [await payment.status()]
    for (const step of path.steps) {
      await payment.order()
      await payment.step(step)
      seen.push(await payment.status())
    }
    expect(seen).toEqual(play(lifecycles.payment, path))
  })
})
