import { type AnyStateMachine, type InputFrom, initialTransition } from 'xstate'
import { type LeafOf, leafOf } from './decide.ts'

/** Returns the state that a chart starts in with this input. */
export const initialLeafOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): LeafOf<Machine> => {
  const chart: AnyStateMachine = machine
  const [initial] = initialTransition(chart, input)
  return leafOf(initial.value) as LeafOf<Machine>
}
