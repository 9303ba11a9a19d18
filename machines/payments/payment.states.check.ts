import { by } from '../shared/turn.ts'
import { paymentSetup } from './payment.setup.ts'

/** The payer says that it was handed over; the receiver has not confirmed it. */
export const unconfirmedState = paymentSetup.createStateConfig({
  meta: { turns: ['receiver'], label: 'unconfirmed', tone: 'attention', counts: 'checks' },
  on: {
    'payment.confirm': { guard: by('receiver'), target: 'confirmed' },
    'payment.refuse': { guard: by('receiver'), target: 'refused', actions: 'keepReason' },
    'payment.void': { guard: by('payer'), target: 'void', actions: 'keepReason' },
  },
})

const bounced = { 'payment.void': { guard: by('receiver'), target: 'void', actions: 'keepReason' } } as const

export const confirmedState = paymentSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'confirmed', tone: 'done', counts: 'settled' },
  on: bounced,
})

export const reimbursedState = paymentSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'reimbursed', tone: 'done', counts: 'settled' },
  on: bounced,
})
