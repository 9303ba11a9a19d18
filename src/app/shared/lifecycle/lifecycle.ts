import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { isTurnOf, type LeafOf, labelOf, pathToValue, toneFor, turnsOf } from '#machines/shared/decide.ts'
import type { By, Tone } from '#machines/shared/turn.ts'

/** Describes an item as the server sent it: its leaf, the facts (the chart's context), and the caller's party. */
export type LifecycleInput<Machine extends AnyStateMachine> = {
  readonly status: LeafOf<Machine>
  readonly facts: ContextFrom<Machine>
  readonly you: By
}

type WithoutBy<Event> = Event extends unknown ? Omit<Event, 'by'> : never
/** A command has no `by`: `you` gives it. */
export type LifecycleEvent<Machine extends AnyStateMachine> = WithoutBy<EventFromLogic<Machine>>

export type Lifecycle<Machine extends AnyStateMachine> = {
  readonly snapshot: SnapshotFrom<Machine>
  /** Tells whether the chart allows it to you now. The server decides by the same chart. */
  can: (event: LifecycleEvent<Machine>) => boolean
  readonly turns: readonly string[]
  /** The key ends with the outcome when the status has one, as in `newPaymentNeeded.returned`. */
  readonly label: string
  readonly tone: Tone
  /** One of the turns is yours and you act as yourself; a read-only viewer has no turn. */
  readonly isYourTurn: boolean
  /** No event changes the status any more. */
  readonly isFinal: boolean
}

/**
 * Resolves the chart at the item's leaf and answers what a screen may know about its status, as in
 * `lifecycleOf(paymentMachine, { status, facts, you }).can({ type: 'payment.confirm' })`. It is cheap enough to call in
 * render.
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
    isYourTurn: turns.some((turn) => isTurnOf(machine, turn, you)),
    isFinal: snapshot.status === 'done',
  }
}

/** Only the person whose turn it is sees the attention tone; everybody else sees the waiting tone. */
export const toneOf = ({ isYourTurn, tone }: { readonly isYourTurn: boolean; readonly tone: Tone }): Tone =>
  tone === 'attention' && !isYourTurn ? 'waiting' : tone
