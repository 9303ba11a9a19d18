import { type AnyStateMachine, type ContextFrom, type EventFromLogic, transition } from 'xstate'
import type { LiveTopic, NoticeEntity, NoticeKind } from '#contract/areas.ts'
import type { Reach } from '#domain/reach.ts'
import { type LeafOf, leafOf, pathToValue } from '#machines/shared/decide.ts'
import { type By, byBank, bySystem, type CommonParty } from '#machines/shared/turn.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { LifecycleRefusalCode } from './refusals.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** The columns of every row whose status is a state of a chart. */
export type LifecycleRow<Status extends string> = {
  readonly id: string
  readonly status: Status
  readonly version: number
  readonly reach: Reach
  readonly audience: string[] | null
}

/** A parsed command or a fact. `version` is what the person saw; facts have none. */
export type Command = { readonly type: string; readonly version?: number }

/** The input of an effect: the row before the event, the command, and its sender. */
export type EffectInput<Row> = { readonly row: Row; readonly command: Command; readonly actor: Actor }
export type Effect<Row> = (change: UnitOfWork, input: EffectInput<Row>) => Promise<void>

/** The effect of an action that only the record keeps. It writes nothing, so nothing is read again after it. */
export const onlyRecorded: Effect<unknown> = async () => {}

/** The names of a chart's actions as its setup declares them. */
export type ActionNamesOf<Machine extends AnyStateMachine> = keyof NonNullable<
  Parameters<Machine['provide']>[0]['actions']
> &
  string

/** Implements each action of a chart. The compiler refuses a lifecycle in which one is missing. */
export type Effects<Machine extends AnyStateMachine, Row> = Readonly<Record<ActionNamesOf<Machine>, Effect<Row>>>

/**
 * Maps an event to a kind of notice. An event with several outcomes has a function that returns the kind of its
 * outcome, or null for none.
 */
export type Notices<Status, Kind extends string = string> = Readonly<
  Partial<Record<string, Kind | ((status: Status, by: By) => Kind | null)>>
>

/** The names by which others know an item. */
export type LifecycleNames = { readonly entity: string; readonly topic: string; readonly kind: string }

/** The names that the contract lists. The compiler refuses any other, unless a lifecycle says that it has its own. */
export type ContractNames = LifecycleNames & {
  readonly entity: NoticeEntity
  readonly topic: LiveTopic
  readonly kind: NoticeKind
}

/** Everything that `advance` needs to know of an entity whose status is a state of a chart. */
export type Lifecycle<
  Machine extends AnyStateMachine,
  Row extends LifecycleRow<LeafOf<Machine>>,
  Own extends LifecycleNames = ContractNames,
> = {
  readonly entity: Own['entity']
  readonly topic: Own['topic']
  readonly machine: Machine
  /**
   * Locks the aggregate's root, then the row. `toRead` only reads, for those who may not write. Undefined means that
   * the viewer may not see it.
   */
  readonly lock: (tx: Tx, id: string, how: 'toWrite' | 'toRead') => Promise<Row | undefined>
  /** Computes the chart's context under the lock, at the instant of the unit of work. */
  readonly contextOf: (tx: Tx, row: Row, now: string) => Promise<ContextFrom<Machine>>
  /**
   * Does what `lock` and then `contextOf` do, in one wait, where the context can be asked for without the row. What is
   * sent behind a lock sees everything that the lock waited for.
   */
  readonly lockWithContext?: (
    tx: Tx,
    id: string,
    how: 'toWrite' | 'toRead',
  ) => Promise<{ readonly row: Row; readonly context: ContextFrom<Machine> } | undefined>
  /** Returns the people concerned and their parties; everybody else is an onlooker. */
  readonly people: (row: Row) => readonly Involved[]
  /** Returns the instant from which the chart refuses every person, even if no job has run. */
  readonly deadlineOf?: (row: Row) => string | null
  /** Gives the context as it would be with a plan that includes everything, and the refusal where only that is missing. */
  readonly sold?: {
    readonly given: (context: ContextFrom<Machine>) => ContextFrom<Machine>
    readonly code: LifecycleRefusalCode
  }
  /** Says whether the values that the person saw, beside the version, are the present ones. */
  readonly sawAmounts: (row: Row, command: Command) => boolean
  /** Fields of commands that an effect records in a narrower stream than the row's. */
  readonly recordedElsewhere?: readonly string[]
  readonly write: (tx: Tx, row: Row, next: Moved<LeafOf<Machine>>) => Promise<void>
  readonly effects: Effects<Machine, Row> & Readonly<Record<string, Effect<Row>>>
  /** Returns the recorded columns of a row, which suffice to restore the row by replaying its entries. */
  readonly columnsOf: (row: Row) => Readonly<Record<string, unknown>>
  /** Maps accepted events to notices for the other people concerned; an event without an entry sends none. */
  readonly notices: Notices<LeafOf<Machine>, Own['kind']>
  /** Events of which a mail of its own is sent, so their notices send none. */
  readonly ownMails?: readonly string[]
  /** Set where nothing of an item is part of the record, as of what somebody has not sent yet. */
  readonly isUnrecorded?: true
  /** Records what has to stand in front of a move, as the beginning that nobody else could record. */
  readonly recordBefore?: (change: UnitOfWork, row: Row) => void
  /** Runs what follows in other lifecycles when this row has moved. */
  readonly reaction?: (change: UnitOfWork, row: Row) => Promise<void>
}

/** A person's party to a row. */
export type Involved<Party extends string = string> = { readonly personId: string; readonly party: Party }

export type Moved<Status extends string> = {
  readonly status: Status
  readonly version: number
  readonly changedAt: string
}

/** A person, or one of the two senders that are no people and never use HTTP. */
export type Actor = Viewer | 'system' | 'bank'

export const partyAmong = <Party extends string>(
  people: readonly Involved<Party>[],
  personId: string,
): Party | 'onlooker' => people.find((involved) => involved.personId === personId)?.party ?? 'onlooker'

/** Builds `by`, which only the server sets. */
export const byOf = <Party extends string>(
  actor: Actor,
  people: readonly Involved<Party>[],
): By<Party | CommonParty> => {
  if (actor === 'system') return bySystem
  if (actor === 'bank') return byBank
  return { actor: actor.personId, party: partyAmong(people, actor.viewpoint), mode: actor.mode }
}

/**
 * Evaluates the chart. Returns null when it refuses; otherwise the resulting leaf and the names of its effects, none of
 * which have run. Refusal is decided by `can`, because an accepted event may keep the state.
 */
export const decide = <Machine extends AnyStateMachine>(
  machine: Machine,
  status: LeafOf<Machine>,
  context: ContextFrom<Machine>,
  event: EventFromLogic<Machine>,
): { status: LeafOf<Machine>; effects: string[] } | null => {
  const chart: AnyStateMachine = machine
  const snapshot = chart.resolveState({ value: pathToValue(status), context })
  if (!snapshot.can(event)) return null
  const [next, actions] = transition(chart, snapshot, event)
  return {
    status: leafOf(next.value) as LeafOf<Machine>,
    effects: actions.map((action) => action.type),
  }
}
