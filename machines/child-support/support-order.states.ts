import { and, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { supportOrderSetup } from './support-order.setup.ts'

const owing = [
  { turn: 'creator', when: 'recorderOwes' },
  { turn: 'otherParent', when: 'otherOwes' },
] as const

/** A parent may pay early and more than is due; the excess pays the next due. */
const paying = {
  'supportOrder.pay': [
    { guard: and([by('creator'), 'recorderPays', 'amountGiven']), actions: 'beginPayment' },
    { guard: and([by('otherParent'), 'otherPays', 'amountGiven']), actions: 'beginPayment' },
  ],
} as const

/** A newer order, confirmed by both, begins on a day; this one ends on the day before. */
const followed = { 'supportOrder.followed': { guard: by('system'), actions: 'endBeforeNext' } } as const
const running = {
  ...paying,
  ...followed,
  'supportOrder.end': {
    guard: and([by('system'), 'isOver']),
    target: '#supportOrder.ended',
    actions: ['dropAskedEnd', 'stopBeyond'],
  },
} as const

export const activeState = supportOrderSetup.createStateConfig({
  meta: { turns: owing, label: 'active', tone: 'done', agreed: 'running' },
  on: {
    ...running,
    'supportOrder.askEnd': [
      { guard: by('creator'), target: 'endAsked.byCreator', actions: 'keepAskedEnd' },
      { guard: by('otherParent'), target: 'endAsked.byOther', actions: 'keepAskedEnd' },
    ],
  },
})

const answersToEnd = (answerer: 'creator' | 'otherParent', asker: 'creator' | 'otherParent') =>
  ({
    'supportOrder.agreeEnd': { guard: by(answerer), target: '#supportOrder.active', actions: 'agreeToEnd' },
    'supportOrder.refuseEnd': {
      guard: by(answerer),
      target: '#supportOrder.active',
      actions: ['keepReason', 'dropAskedEnd'],
    },
    'supportOrder.withdrawEnd': {
      guard: or([by(asker), by('system')]),
      target: '#supportOrder.active',
      actions: 'dropAskedEnd',
    },
  }) as const

/** One parent asks for it to end on a day. Until the other agrees, it continues as before. */
export const endAskedState = supportOrderSetup.createStateConfig({
  initial: 'byCreator',
  on: running,
  states: {
    byCreator: {
      meta: { turns: ['otherParent', owing[0]], label: 'endAsked', tone: 'attention', agreed: 'running', asks: 'end' },
      on: answersToEnd('otherParent', 'creator'),
    },
    byOther: {
      meta: { turns: ['creator', owing[1]], label: 'endAsked', tone: 'attention', agreed: 'running', asks: 'end' },
      on: answersToEnd('creator', 'otherParent'),
    },
  },
})

/** No further dues are made; what had fallen due can still be paid, but no more than that. */
export const endedState = supportOrderSetup.createStateConfig({
  meta: { turns: owing, label: 'ended', tone: 'waiting', agreed: 'ended' },
  on: {
    ...followed,
    'supportOrder.pay': [
      { guard: and([by('creator'), 'recorderPays', 'withinDue']), actions: 'beginPayment' },
      { guard: and([by('otherParent'), 'otherPays', 'withinDue']), actions: 'beginPayment' },
    ],
  },
})
