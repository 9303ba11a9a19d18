import { type AnyStateMachine, initialTransition, transition } from 'xstate'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { canonical } from './canonical.ts'

const charts: Readonly<Record<string, AnyStateMachine>> = {
  expense: expenseMachine,
  payment: paymentMachine,
  paymentAccount: paymentAccountMachine,
  supportOrder: supportOrderMachine,
  paymentSeries: paymentSeriesMachine,
}

/** An entry's payload, as far as a replay reads it. */
export type MovePayload = {
  readonly entity: string
  readonly entityId: string
  readonly by: unknown
  readonly version?: number
  readonly from?: string
  readonly to?: string
  readonly input?: unknown
  readonly facts?: unknown
  readonly columns?: Readonly<Record<string, unknown>>
}
/** One entry that moved a row, and where it stands. */
export type Move = {
  readonly kind: string
  readonly payload: MovePayload
  readonly stream: string
  readonly seq: number
}

/** What a row must be after its entries. */
export type Replayed = {
  readonly entity: string
  readonly id: string
  readonly status: string
  readonly version: number
  readonly columns: Readonly<Record<string, unknown>>
}

export type ReplayReason = 'noChart' | 'moveMissing' | 'doesNotFollow' | 'chartRefuses'

const reasons: Record<ReplayReason, string> = {
  noChart: 'no chart can replay it',
  moveMissing: 'an entry is missing',
  doesNotFollow: 'it does not follow from the entry before',
  chartRefuses: 'its chart would not have allowed it',
}

/** Where the chart, the order or the versions disagree with what is written. */
export class ReplayProblem extends Error {
  readonly move: Move
  readonly why: ReplayReason
  constructor(move: Move, why: ReplayReason) {
    const { entity, entityId, version } = move.payload
    super(`${entity} ${entityId}, version ${version}: ${reasons[why]}`)
    this.move = move
    this.why = why
  }
}

/** Undefined: its chart refuses it, or knows nothing of the state it is said to come from. */
const nextLeaf = (chart: AnyStateMachine, move: Move): string | undefined => {
  try {
    return leafAfter(chart, move)
  } catch {
    return undefined
  }
}

const leafAfter = (chart: AnyStateMachine, { kind, payload }: Move): string | undefined => {
  if (payload.from === undefined) return leafOf(initialTransition(chart, payload.input)[0].value)
  const snapshot = chart.resolveState({ value: pathToValue(payload.from), context: payload.facts })
  const event = { ...payload, type: kind }
  return snapshot.can(event) ? leafOf(transition(chart, snapshot, event)[0].value) : undefined
}

/**
 * How much of an entity's story its reader was given. `midway`: what came before it was shared is not theirs to see, so
 * it begins with the share, which carries a snapshot. `gaps`: entries stand without what they say, so moves may be
 * missing anywhere; what is there is still held against its chart.
 */
export type Given = { readonly midway?: boolean; readonly gaps?: boolean }

/** Plays one entity's entries, oldest first, through its chart. Throws `ReplayProblem`. */
export const replay = (moves: readonly Move[], given: Given = {}): Replayed => {
  const [first] = moves
  if (!first) throw new TypeError('nothing to replay')
  const { entity, entityId: id } = first.payload
  let at: Replayed = { entity, id, status: '', version: 0, columns: {} }
  for (const move of moves) at = step(at, move, given, move === first)
  return at
}

const step = (before: Replayed, move: Move, { midway, gaps }: Given, isFirst: boolean): Replayed => {
  const { payload } = move
  const chart = charts[payload.entity]
  if (!chart) throw new ReplayProblem(move, 'noChart')
  const version = payload.version ?? 0
  const mayJump = payload.from !== undefined && ((isFirst && midway) || gaps)
  if (version <= before.version || (version !== before.version + 1 && !mayJump))
    throw new ReplayProblem(move, 'moveMissing')
  const jumps = version !== before.version + 1
  if (!jumps && (payload.from ?? '') !== before.status) throw new ReplayProblem(move, 'doesNotFollow')
  if (nextLeaf(chart, move) !== payload.to) throw new ReplayProblem(move, 'chartRefuses')
  return { ...before, status: payload.to ?? '', version, columns: { ...before.columns, ...payload.columns } }
}

export const sameColumns = (a: Replayed['columns'], b: Replayed['columns']): boolean => canonical(a) === canonical(b)
