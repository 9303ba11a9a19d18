import { charts } from '../charts.ts'
import { pathsOf } from './chart-walk.ts'
import type { Path } from './walk.ts'

/** The mail with usernames ends its request before anybody could ask for a newer one. */
const happens = ({ input, steps }: Path): boolean =>
  !('kind' in input && input.kind === 'username' && steps.some(({ event }) => event.type === 'recovery.supersede'))

/** Walks every transition for each kind of recovery, because each has pages of its own. */
export const recoveryPaths = (): Path[] => {
  const { recovery } = charts
  if (!recovery) throw new Error('the chart is not listed')
  return recovery.begins.flatMap((begin) => pathsOf({ ...recovery, begins: [begin] })).filter(happens)
}
