import { canonical } from './canonical.ts'
import { judgeMove, knows } from './laws/judge-move.ts'
import type { Law } from './laws/law.ts'
import { laws } from './laws/laws.gen.ts'

/** The fields of an entry's payload that a replay reads. */
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
  /** The law by which it was decided; law 1 when it is missing. */
  readonly law?: number
}
/** One entry that moved a row, and its place in the record. */
export type Move = {
  readonly kind: string
  readonly payload: MovePayload
  readonly stream: string
  readonly seq: number
}

/** The row that its entries result in. */
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

/** Thrown when the law, the order or the versions contradict the entries. */
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

/** Returns undefined for a law that this program does not have, because a newer one wrote the entry. */
const lawOf = ({ law = 1, entity }: MovePayload): Law | undefined => {
  const known = laws.get(law)
  return known && knows(known, entity) ? known : undefined
}

/** Returns null when its law refuses the move. */
const nextLeaf = (law: Law, { kind, payload }: Move): string | null => {
  const { entity, from, by, facts, input } = payload
  return judgeMove(law, entity, { event: kind, from, by, facts: from === undefined ? input : facts, details: payload })
}

/**
 * Says how much of an entity's history the reader received. `midway`: entries from before it was shared are hidden, so
 * the history begins with the share, which contains a snapshot. `gaps`: some entries have no contents, so moves may be
 * missing anywhere; the visible ones are still checked against their law.
 */
export type Given = { readonly midway?: boolean; readonly gaps?: boolean }

/** Replays one entity's entries, oldest first, by the laws that decided them. Throws `ReplayProblem`. */
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
  const law = lawOf(payload)
  if (!law) throw new ReplayProblem(move, 'noChart')
  const version = payload.version ?? 0
  const mayJump = payload.from !== undefined && ((isFirst && midway) || gaps)
  if (version <= before.version || (version !== before.version + 1 && !mayJump))
    throw new ReplayProblem(move, 'moveMissing')
  const jumps = version !== before.version + 1
  if (!jumps && (payload.from ?? '') !== before.status) throw new ReplayProblem(move, 'doesNotFollow')
  if (nextLeaf(law, move) !== payload.to) throw new ReplayProblem(move, 'chartRefuses')
  return { ...before, status: payload.to ?? '', version, columns: { ...before.columns, ...payload.columns } }
}

export const sameColumns = (a: Replayed['columns'], b: Replayed['columns']): boolean => canonical(a) === canonical(b)
