import { type AnyStateMachine, type ContextFrom, type EventFromLogic, transition } from 'xstate'
import type { LiveChangeDto } from '#contract/live.ts'
import type { NoticeEntity, NoticeKind } from '#contract/notices.ts'
import type { Reach } from '#domain/reach.ts'
import { type LeafOf, leafOf, pathToValue } from '#machines/shared/decide.ts'
import { type By, byBank, bySystem, type CommonParty } from '#machines/shared/turn.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** What every row that lives by a chart has. */
export type LifecycleRow<Status extends string> = {
  readonly id: string
  readonly status: Status
  readonly version: number
  readonly reach: Reach
  readonly audience: string[] | null
}

/** A command as the contract parsed it, or a fact. `version` is what the person saw; facts have none. */
export type Command = { readonly type: string; readonly version?: number }

/** What an effect gets: the row as it was, the command, and who sent it. */
export type EffectInput<Row> = { readonly row: Row; readonly command: Command; readonly actor: Actor }
export type Effect<Row> = (change: UnitOfWork, input: EffectInput<Row>) => Promise<void>

/** The names of a chart's actions, as its setup declares them. */
export type ActionNamesOf<Machine extends AnyStateMachine> = keyof NonNullable<
  Parameters<Machine['provide']>[0]['actions']
> &
  string

/** What each action of a chart means. The compiler refuses a lifecycle in which one is missing. */
export type Effects<Machine extends AnyStateMachine, Row> = Readonly<Record<ActionNamesOf<Machine>, Effect<Row>>>

/** A kind per event; where an event may end in several ways, the kind of the way it took, or null for none. */
export type Notices<Status, Kind extends string = string> = Readonly<
  Partial<Record<string, Kind | ((status: Status, by: By) => Kind | null)>>
>

/** The names by which others know an item. */
export type Words = { readonly entity: string; readonly topic: LiveChangeDto['topic']; readonly kind: string }

/** The names that the contract lists. The compiler refuses any other, unless a lifecycle says that it has its own. */
export type ContractWords = Words & { readonly entity: NoticeEntity; readonly kind: NoticeKind }

/** All that the one door needs to know of an entity whose status is a state of a chart. */
export type Lifecycle<
  Machine extends AnyStateMachine,
  Row extends LifecycleRow<LeafOf<Machine>>,
  Own extends Words = ContractWords,
> = {
  readonly entity: Own['entity']
  readonly topic: Own['topic']
  readonly machine: Machine
  /** Locks the aggregate's root, then the row. `toRead`: only reads, for those who may not write. Undefined: not theirs to see. */
  readonly lock: (tx: Tx, id: string, how: 'toWrite' | 'toRead') => Promise<Row | undefined>
  /** The chart's context at the change's one instant, computed inside the lock. */
  readonly contextOf: (tx: Tx, row: Row, now: string) => Promise<ContextFrom<Machine>>
  /** The people it concerns and what each is to it; everybody else is an onlooker. */
  readonly people: (row: Row) => readonly Involved[]
  /** The instant from which the chart refuses every person, whether or not a job ran. */
  readonly deadlineOf?: (row: Row) => string | null
  /** Whether what the command says was shown (beside the version) is what is there. */
  readonly sawAmounts: (row: Row, command: Command) => boolean
  readonly write: (tx: Tx, row: Row, next: Moved<LeafOf<Machine>>) => Promise<void>
  readonly effects: Effects<Machine, Row> & Readonly<Record<string, Effect<Row>>>
  /** What the record keeps of a row: enough that replaying its entries gives the row again. */
  readonly columnsOf: (row: Row) => Readonly<Record<string, unknown>>
  /** What the others whom it concerns are told when an event is accepted; an event without an entry tells nobody. */
  readonly notices: Notices<LeafOf<Machine>, Own['kind']>
  /** What follows in other lifecycles once this row has moved. */
  readonly reaction?: (change: UnitOfWork, row: Row) => Promise<void>
}

/** What one person is to one row. */
export type Involved<Party extends string = string> = { readonly personId: string; readonly party: Party }

export type Moved<Status extends string> = {
  readonly status: Status
  readonly version: number
  readonly changedAt: string
}

/** A person, or one of the two that are not people and never come over HTTP. */
export type Actor = Viewer | 'system' | 'bank'

export const partyAmong = <Party extends string>(
  people: readonly Involved<Party>[],
  personId: string,
): Party | 'onlooker' => people.find((involved) => involved.personId === personId)?.party ?? 'onlooker'

/** `by`, as only the server sets it. */
export const byOf = <Party extends string>(
  actor: Actor,
  people: readonly Involved<Party>[],
): By<Party | CommonParty> => {
  if (actor === 'system') return bySystem
  if (actor === 'bank') return byBank
  return { actor: actor.personId, party: partyAmong(people, actor.viewpoint), mode: actor.mode }
}

/**
 * Asks the chart. Null: refused. Otherwise the leaf it would rest in, and the names of its effects; nothing has run.
 * Refusal is by `can`: an accepted event may keep the state.
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
