import { type AnyStateMachine, initialTransition } from 'xstate'
import { expenseMachine } from '#machines/expense/expense.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { ask } from '../lifecycle/lifecycle.ts'
import { canonical } from './append.ts'

const charts: Readonly<Record<string, AnyStateMachine>> = { expense: expenseMachine, payment: paymentMachine }

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
export type Move = { readonly kind: string; readonly payload: MovePayload }

/** What a row must be after its entries. */
export type Replayed = {
  readonly entity: string
  readonly id: string
  readonly status: string
  readonly version: number
  readonly columns: Readonly<Record<string, unknown>>
}

const nextLeaf = (chart: AnyStateMachine, { kind, payload }: Move): string | undefined => {
  if (payload.from !== undefined) return ask(chart, payload.from, payload.facts, { ...payload, type: kind })?.status
  const [initial] = initialTransition(chart, payload.input)
  return leafOf(initial.value)
}

/**
 * Plays one entity's entries, oldest first, through its chart. `midway`: a reader who may not see what came before it was
 * shared begins with the share, which carries a snapshot. Throws with the place where the chart, the order or the
 * versions disagree with what is written.
 */
export const replay = (moves: readonly Move[], { midway = false } = {}): Replayed => {
  const first = moves[0]?.payload
  const chart = first && charts[first.entity]
  if (!first || !chart) throw new Error('nothing to replay')
  const shared = midway && first.from !== undefined
  const from = shared ? { status: first.from ?? '', version: (first.version ?? 0) - 1 } : { status: '', version: 0 }
  let at: Replayed = { entity: first.entity, id: first.entityId, ...from, columns: {} }
  for (const move of moves) at = step(chart, at, move)
  return at
}

const step = (chart: AnyStateMachine, at: Replayed, move: Move): Replayed => {
  const { payload } = move
  const fail = (why: string) => new Error(`${at.entity} ${at.id}, version ${payload.version}: ${why}`)
  if (payload.version !== at.version + 1) throw fail('an entry is missing')
  if ((payload.from ?? '') !== at.status) throw fail('it does not follow from the entry before')
  if (nextLeaf(chart, move) !== payload.to) throw fail('its chart would not have allowed it')
  return { ...at, status: payload.to ?? '', version: payload.version, columns: { ...at.columns, ...payload.columns } }
}

export const sameColumns = (a: Replayed['columns'], b: Replayed['columns']): boolean => canonical(a) === canonical(b)
