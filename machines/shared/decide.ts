import type { AnyMachineSnapshot, AnyStateMachine, StateValue, StateValueFrom } from 'xstate'
import type { By, Meta, Tone } from './turn.ts'

/** Converts `{ approved: 'unpaid' }` to `approved.unpaid`. A lifecycle is at most two levels deep. */
export const leafOf = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const [parent, child] = Object.entries(value)[0] ?? ['', '']
  return child === undefined ? parent : `${parent}.${leafOf(child)}`
}

/** Converts `approved.unpaid` to `{ approved: 'unpaid' }`, the inverse of `leafOf`. */
export const pathToValue = (leaf: string): StateValue => {
  const [parent = '', ...rest] = leaf.split('.')
  return rest.length === 0 ? parent : { [parent]: pathToValue(rest.join('.')) }
}

type PathOf<Value> = Value extends string
  ? Value
  : { [Parent in keyof Value & string]: `${Parent}.${Value[Parent] & string}` }[keyof Value & string]
/** The leaf paths of a chart, as types. */
export type LeafOf<Machine extends AnyStateMachine> = PathOf<StateValueFrom<Machine>>

/**
 * Returns every state in which a row can rest: the leaves that have meta. A leaf without meta is transient and never
 * stored.
 */
export const leavesOf = <Machine extends AnyStateMachine>(machine: Machine): LeafOf<Machine>[] => {
  const walk = (node: AnyStateMachine['root'], path: string[]): string[] => {
    const children = Object.values(node.states)
    if (children.length > 0) return children.flatMap((child) => walk(child, [...path, child.key]))
    return node.meta ? [path.join('.')] : []
  }
  return walk(machine.root, []) as LeafOf<Machine>[]
}

/** Returns the meta of the snapshot's leaf. Throws for a transient state. */
export const metaOf = (snapshot: AnyMachineSnapshot): Meta => {
  const leaf = snapshot._nodes.find((node) => node.type === 'atomic' || node.type === 'final')
  if (!leaf?.meta) throw new Error(`${JSON.stringify(snapshot.value)} has no meta`)
  return leaf.meta as Meta
}

/** Evaluates a guard of the chart by its name, outside any transition. */
const holds = (
  machine: AnyStateMachine,
  name: string,
  inputs: { context?: unknown; event: object; params?: string },
) => {
  const guard = machine.implementations.guards[name]
  if (typeof guard !== 'function') throw new Error(`${machine.id} has no guard ${name}`)
  return Boolean(guard({ context: inputs.context, event: inputs.event } as never, inputs.params as never))
}

/** Asks the chart's own guard `by` whether the turn is theirs. Someone looking on has no turn. */
export const isTurnOf = (machine: AnyStateMachine, turn: string, by: By): boolean =>
  holds(machine, 'by', { event: { type: '', by }, params: turn })

/** Returns whose turns it is; conditional ones are evaluated with the snapshot's facts. */
export const turnsOf = (snapshot: AnyMachineSnapshot): string[] => {
  const { context, machine } = snapshot
  const turns = metaOf(snapshot).turns.flatMap((whose) =>
    typeof whose === 'string'
      ? [whose]
      : holds(machine, whose.when, { context, event: { type: '' } })
        ? [whose.turn]
        : [],
  )
  return turns.length > 0 ? turns : ['nobody']
}

/**
 * Returns the key of the status label: `newPaymentNeeded.returned` when the meta names a field to append, otherwise
 * `unpaid`.
 */
export const labelOf = (snapshot: AnyMachineSnapshot): string => {
  const { label, labelBy } = metaOf(snapshot)
  const value: unknown = labelBy && snapshot.context[labelBy]
  return typeof value === 'string' ? `${label}.${value}` : label
}

/** Returns the tone for one party: what asks for another party's attention is only `waiting` for this one. */
export const toneFor = (snapshot: AnyMachineSnapshot, party: string): Tone => {
  const { tone } = metaOf(snapshot)
  const by: By = { actor: null, party, mode: 'self' }
  if (turnsOf(snapshot).some((turn) => isTurnOf(snapshot.machine, turn, by))) return 'attention'
  return tone === 'attention' ? 'waiting' : tone
}

const nodeOf = (machine: AnyStateMachine, leaf: string): AnyStateMachine['root'] =>
  leaf.split('.').reduce((at, key) => {
    const child = at.states[key]
    if (!child) throw new Error(`${machine.id} has no state ${leaf}`)
    return child
  }, machine.root)

/** Says whether no event leaves this leaf any more. */
export const isFinalLeaf = (machine: AnyStateMachine, leaf: string): boolean => nodeOf(machine, leaf).type === 'final'

/** Returns the meta of a leaf by its path, without a snapshot. */
export const metaOfLeaf = <M extends Meta>(machine: AnyStateMachine, leaf: string): M => {
  const node = nodeOf(machine, leaf)
  if (!node.meta) throw new Error(`${machine.id} ${leaf} has no meta`)
  return node.meta as M
}
