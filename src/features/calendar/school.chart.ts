import type { SchoolBreakDto } from '#contract/calendar/school-breaks.ts'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const schoolBreakChart = (
  item: Pick<SchoolBreakDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof schoolBreakMachine> => lifecycleOf(schoolBreakMachine, item)
