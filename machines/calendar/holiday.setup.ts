import { setup } from 'xstate'
import { type By, byAmong } from '../shared/turn.ts'
import { planActions } from './plan.actions.ts'
import { type PlanMeta, planGuards } from './plan.guards.ts'
import { type PlanEvent, type PlanFacts, planParties } from './plan.types.ts'

/** Commands of people and events of the calendar. */
export type HolidayEvent = { readonly by: By } & PlanEvent<'holiday'>

export const holidaySetup = setup({
  types: {
    context: {} as PlanFacts,
    events: {} as HolidayEvent,
    input: {} as PlanFacts,
    meta: {} as PlanMeta,
  },
  guards: { by: byAmong(planParties), ...planGuards },
  actions: planActions,
})
