import { setup } from 'xstate'
import { byAmong } from '../shared/turn.ts'
import type { ParentingScheduleEvent } from './parenting-schedule.types.ts'
import { planActions } from './plan.actions.ts'
import { type PlanMeta, planGuards } from './plan.guards.ts'
import { type PlanFacts, planParties } from './plan.types.ts'

/** Actions are only named here; the server's `schedules.effects.ts` implements them. */
const effect = () => {}

export const parentingScheduleSetup = setup({
  types: {
    context: {} as PlanFacts,
    events: {} as ParentingScheduleEvent,
    input: {} as PlanFacts,
    meta: {} as PlanMeta,
  },
  guards: { by: byAmong(planParties), ...planGuards },
  actions: { ...planActions, endBeforeNext: effect },
})
