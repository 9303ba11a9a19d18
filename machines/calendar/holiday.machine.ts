import { holidaySetup } from './holiday.setup.ts'
import { planStates } from './plan.states.ts'

/**
 * Says who has some children on a holiday, each year in which it is kept or just once.
 *
 * It lives as a parenting schedule does: it begins with the first time that it is kept, and ends with the last one or by
 * either parent, after the one that has begun. Invariants: what it said of a time that has passed never changes, and two
 * holidays of one child never meet in the next ten years. One that is left to whoever has the day meets nothing.
 */
export const holidayMachine = holidaySetup.createMachine({
  id: 'holiday',
  context: ({ input }) => input,
  initial: 'upcoming',
  states: planStates('holiday', {}),
})
