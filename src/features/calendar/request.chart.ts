import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const changeRequestChart = (
  item: Pick<ChangeRequestDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof changeRequestMachine> => lifecycleOf(changeRequestMachine, item)
