import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { paymentSetup } from './payment.setup.ts'

const bank = by('bank')
const system = by('system')
const payer = by('payer')

const ended = {
  'payment.failed': { guard: bank, target: 'failed', actions: 'keepFailure' },
  'payment.returned': { guard: bank, target: 'returned', actions: 'keepReturnCode' },
} as const
const settledOrEnded = { ...ended, 'payment.paid': { guard: bank, target: 'paid' } } as const
const moving = { ...settledOrEnded, 'payment.processing': { guard: bank, target: 'inProcess' } } as const

/** The payment waits for its date; the clock then starts it, and the conditions of its planning are checked again. */
export const scheduledState = paymentSetup.createStateConfig({
  meta: { turns: ['system'], label: 'scheduled', tone: 'bank', counts: 'scheduled' },
  on: {
    'payment.start': [
      { guard: and([system, 'stillPayable', 'unhindered']), target: 'pending', actions: 'send' },
      { guard: system, target: 'failed', actions: 'keepFailure' },
    ],
    'payment.stop': [
      { guard: payer, target: 'stopped' },
      { guard: system, target: 'stopped' },
    ],
  },
})

export const pendingState = paymentSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'pending', tone: 'bank', counts: 'inFlight', transfer: 'unsent' },
  on: { ...moving, 'payment.stop': { guard: payer, target: 'stopping', actions: 'askToStop' } },
})

/** The payer asked to stop it; the bank decides. */
export const stoppingState = paymentSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'stopping', tone: 'bank', counts: 'inFlight', transfer: 'unsent', stop: 'asked' },
  on: { ...moving, 'payment.stopped': { guard: bank, target: 'stopped' } },
})

export const inProcessState = paymentSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'inProcess', tone: 'bank', counts: 'inFlight', transfer: 'followed' },
  on: settledOrEnded,
})

/** A bank may return it weeks later, so the state is not final. */
export const paidState = paymentSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'paid', tone: 'done', counts: 'settled', transfer: 'followed' },
  on: ended,
})
