import { canonical } from './canonical.ts'
import { judgeMove, knows } from './laws/judge-move.ts'
import type { Law } from './laws/law.ts'
import { laws } from './laws/laws.gen.ts'
import type { BaselineRow, ItemPayload } from './payload.ts'

/** One entry that moved a row, and its place in the record. */
export type Move = {
  readonly kind: string
  readonly payload: ItemPayload
  readonly stream: string
  readonly seq: number
  /** The entry recorded these columns, and a lawful erasure removed them. */
  readonly lost?: readonly string[]
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
const lawOf = ({ law = 1, entity }: ItemPayload): Law | undefined => {
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

/** A baseline states the whole row. It must be the row that the moves before it result in, unless some are missing. */
export const fromBaseline = (
  before: Replayed,
  move: Move,
  row: BaselineRow,
  { gaps }: Given,
  isFirst: boolean,
): Replayed => {
  const { status = '', version = 0, columns } = row
  const follows = version === before.version && status === before.status && agree(columns, before.columns)
  if (!isFirst && !gaps && !follows)
    throw new ReplayProblem(move, version === before.version ? 'doesNotFollow' : 'moveMissing')
  return { ...before, status, version, columns: without(columns, move.lost) }
}

/** Checks that a move, which is no baseline, may follow the row before it. Throws `ReplayProblem`. */
export const checkMove = (
  before: Pick<Replayed, 'status' | 'version'>,
  move: Move,
  given: Given,
  isFirst: boolean,
): void => {
  const { payload } = move
  const { midway, gaps } = given
  const law = lawOf(payload)
  if (!law) throw new ReplayProblem(move, 'noChart')
  const version = payload.version ?? 0
  const mayJump = payload.from !== undefined && ((isFirst && midway) || gaps)
  if (version <= before.version || (version !== before.version + 1 && !mayJump))
    throw new ReplayProblem(move, 'moveMissing')
  const jumps = version !== before.version + 1
  if (!jumps && (payload.from ?? '') !== before.status) throw new ReplayProblem(move, 'doesNotFollow')
  if (nextLeaf(law, move) !== payload.to) throw new ReplayProblem(move, 'chartRefuses')
}

const step = (before: Replayed, move: Move, given: Given, isFirst: boolean): Replayed => {
  const { payload, lost } = move
  if (payload.row) return fromBaseline(before, move, payload.row, given, isFirst)
  checkMove(before, move, given, isFirst)
  const version = payload.version ?? 0
  const columns = without({ ...before.columns, ...payload.columns }, lost)
  return { ...before, status: payload.to ?? '', version, columns }
}

type Columns = Replayed['columns']

const without = (columns: Columns, lost: readonly string[] = []): Columns =>
  lost.length === 0 ? columns : Object.fromEntries(Object.entries(columns).filter(([key]) => !lost.includes(key)))

/** Compares the columns that were recorded. An erased column, or one that entries did not have yet, proves nothing. */
export const agree = (row: Columns, recorded: Columns): boolean =>
  Object.keys(recorded).every((key) => isSame(row[key], recorded[key]))

/** Two values that JSON spells alike are the same. Only the others need one spelling for every order of keys. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) ||
  canonical(one ?? null) === canonical(other ?? null)

/** Folds the entries of something without a chart: the columns that were recorded last. */
export const recordedColumns = (entries: readonly Pick<Move, 'payload' | 'lost'>[]): Columns => {
  const columns = new Map<string, unknown>()
  for (const { payload, lost = [] } of entries) {
    for (const [key, value] of Object.entries(payload.row?.columns ?? payload.columns ?? {})) columns.set(key, value)
    for (const key of lost) columns.delete(key)
  }
  return Object.fromEntries(columns)
}
