import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { type LeafOf, labelOf, pathToValue, toneFor, turnsOf } from '#machines/shared/decide.ts'
import { type By, isBy, type Tone, type Turn } from '#machines/shared/turn.ts'

/** The item as the server gave it: the stored leaf, the facts it was decided on (the chart's context), and what the caller is to it. */
export type LifecycleInput<Machine extends AnyStateMachine> = {
  readonly status: LeafOf<Machine>
  readonly facts: ContextFrom<Machine>
  readonly you: By
}

type WithoutBy<Event> = Event extends unknown ? Omit<Event, 'by'> : never
/** A command as a person gives it: who gives it is `you`. */
export type LifecycleEvent<Machine extends AnyStateMachine> = WithoutBy<EventFromLogic<Machine>>

export type Lifecycle<Machine extends AnyStateMachine> = {
  readonly snapshot: SnapshotFrom<Machine>
  /** Whether the chart allows it to you, now. The server asks the same chart the same question. */
  can: (event: LifecycleEvent<Machine>) => boolean
  readonly turns: readonly Turn[]
  /** Key of the status label, `newPaymentNeeded.returned` where an outcome belongs to it. */
  readonly label: string
  readonly tone: Tone
  /** One of the turns is yours and you act as yourself; someone looking on has no turn. */
  readonly isYourTurn: boolean
}

/**
 * What a screen may know about an item's status: the chart, resolved where the item stands, and asked.
 * `lifecycleOf(paymentMachine, { status, facts, you }).can({ type: 'payment.confirm' })`. Cheap enough to do in render.
 */
export function lifecycleOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { status, facts, you }: LifecycleInput<Machine>,
): Lifecycle<Machine> {
  const snapshot: AnyMachineSnapshot = machine.resolveState({ value: pathToValue(status), context: facts })
  const turns = turnsOf(snapshot)
  return {
    // A chart given as a type parameter resolves to `any`; it is this chart's own snapshot.
    snapshot: snapshot as SnapshotFrom<Machine>,
    can: (event) => snapshot.can({ ...event, by: you }),
    turns,
    label: labelOf(snapshot),
    tone: toneFor(snapshot, you.party),
    isYourTurn: turns.some((turn) => isBy(you, turn)),
  }
}

/** A tone that asks for attention asks it of the one whose turn it is, and of nobody who looks on. */
export const toneOf = ({ isYourTurn, tone }: { readonly isYourTurn: boolean; readonly tone: Tone }): Tone =>
  tone === 'attention' && !isYourTurn ? 'waiting' : tone
