import { type AnyStateMachine, type InputFrom, initialTransition } from 'xstate'
import { type LeafOf, leafOf } from '#machines/shared/decide.ts'

/** The state a chart begins in with this input. */
export const initialLeafOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): LeafOf<Machine> => {
  const chart: AnyStateMachine = machine
  const [initial] = initialTransition(chart, input)
  return leafOf(initial.value) as LeafOf<Machine>
}
