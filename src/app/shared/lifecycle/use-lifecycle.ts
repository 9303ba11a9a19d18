import type { AnyStateMachine } from 'xstate'
import type { CommandTarget } from './command-target.ts'
import type { Lifecycle } from './lifecycle.ts'
import { useSend } from './use-send.ts'

/** A feature defines this for its items that have a chart: it resolves the chart and says where the commands go. */
export type LifecycleDefinition<Machine extends AnyStateMachine, Item, Command> = CommandTarget<Item, Command> & {
  readonly chartOf: (item: Item) => Lifecycle<Machine>
}

/** Answers what the chart allows this person now (`can`, `turns`, `tone`); `send` gives a command to the server. */
export function useLifecycle<Machine extends AnyStateMachine, Item, Command>(
  definition: LifecycleDefinition<Machine, Item, Command>,
  item: Item,
) {
  return { ...definition.chartOf(item), send: useSend(definition) }
}
