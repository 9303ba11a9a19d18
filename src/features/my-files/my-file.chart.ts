import type { MyFileSummaryDto } from '#contract/my-files/my-files.ts'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart for the person whom the server named, so that both sides decide alike. */
export const myFileChart = ({
  status,
  you,
}: Pick<MyFileSummaryDto, 'status' | 'you'>): Lifecycle<typeof myFileMachine> =>
  lifecycleOf(myFileMachine, { status, facts: {}, you })
