import { canonical } from './canonical.ts'
import { judgeMove, knows } from './laws/judge-move.ts'
import type { Law } from './laws/law.ts'
import { laws } from './laws/laws.gen.ts'

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
  /** The law that it was decided by; missing: law 1. */
  readonly law?: number
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

/** Where the law, the order or the versions disagree with what is written. */
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

/** Undefined: a law that this program does not have, since a newer one wrote the entry. */
const lawOf = ({ law = 1, entity }: MovePayload): Law | undefined => {
  const known = laws.get(law)
  return known && knows(known, entity) ? known : undefined
}

/** Null: its law refuses it. */
const nextLeaf = (law: Law, { kind, payload }: Move): string | null => {
  const { entity, from, by, facts, input } = payload
  return judgeMove(law, entity, { event: kind, from, by, facts: from === undefined ? input : facts, details: payload })
}

/**
 * How much of an entity's story its reader was given. `midway`: what came before it was shared is not theirs to see, so
 * it begins with the share, which carries a snapshot. `gaps`: entries stand without what they say, so moves may be
 * missing anywhere; what is there is still held against its law.
 */
export type Given = { readonly midway?: boolean; readonly gaps?: boolean }

/** Plays one entity's entries, oldest first, through the laws that they were decided by. Throws `ReplayProblem`. */
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
