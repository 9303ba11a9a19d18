import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart for the person whom the server named, so that both sides decide alike. */
export const actualTimeChart = ({
  status,
  you,
}: Pick<ActualTimeDto, 'status' | 'you'>): Lifecycle<typeof actualTimeMachine> =>
  lifecycleOf(actualTimeMachine, { status, facts: {}, you })
