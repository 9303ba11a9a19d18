import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type ParentingScheduleEvent,
  type ParentingScheduleFacts,
  type ParentingScheduleTurn,
  parentingScheduleParties,
} from './parenting-schedule.types.ts'

/** Actions are only named here; the server's `schedules.effects.ts` implements them. */
const effect = () => {}

/** `counts`: it decides whose day it is, at least for the days that it lasted. `listed`: as what it is shown. */
export type ParentingScheduleMeta = Meta<ParentingScheduleTurn> & {
  readonly counts?: true
  readonly listed: 'active' | 'inactive' | 'never'
}

export const parentingScheduleSetup = setup({
  types: {
    context: {} as ParentingScheduleFacts,
    events: {} as ParentingScheduleEvent,
    input: {} as ParentingScheduleFacts,
    meta: {} as ParentingScheduleMeta,
  },
  guards: {
    by: byAmong(parentingScheduleParties),
    hasBegun: ({ context }) => context.begun,
    hasNotBegun: ({ context }) => !context.begun,
    isOver: ({ context }) => context.over,
    isUnanswered: ({ context }) => context.answer === 'none',
    isNotConfirmed: ({ context }) => context.answer !== 'agreed',
    isNotDisputed: ({ context }) => context.answer !== 'objected',
  },
  actions: {
    keepContent: effect,
    keepConfirmation: effect,
    keepDispute: effect,
    endToday: effect,
    endBeforeNext: effect,
  },
})
