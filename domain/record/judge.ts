import type { AnchorFailure, Anchoring } from './anchors.ts'
import type { BreakReason, Broken } from './chain.ts'
import { unlistedErasure } from './erasures.ts'
import { isEmpty } from './file/file-entry.ts'
import type { Followed } from './key-changes.ts'
import { hasGaps, movesIn, type RecordedMoves, readMoves } from './moves.ts'
import { findLaws, type LawProblem, type LawsFound } from './named-laws.ts'
import type { LeftOut, ReadRecord, SignedRecord } from './record.ts'
import { ReplayProblem, type ReplayReason, replay } from './replay.ts'
import { shortCodeOf } from './short-code.ts'
import type { StampFailure, Stamping } from './stamps.ts'

/**
 * Lists the checks of a file in their order. Only a PDF has `pages`; `code` is checked when a person typed one; files of
 * version 1 have neither `anchored` nor `laws`, and only a file with a time stamp has `stamped`.
 */
export const checkNames = [
  'file',
  'pages',
  'code',
  'key',
  'signature',
  'chain',
  'anchored',
  'stamped',
  'laws',
  'moves',
] as const
export type CheckName = (typeof checkNames)[number]

export type Problem =
  | { readonly check: 'file'; readonly why: 'notARecord' | 'nothingInside' }
  | { readonly check: 'pages'; readonly why: 'changed' | 'notSealed' }
  | { readonly check: 'code'; readonly real: string }
  /** `forgedChange`: the file claims that the one key replaced the other, and both did not sign that. */
  | { readonly check: 'key'; readonly signedBy: string; readonly yours: string; readonly forgedChange: boolean }
  | { readonly check: 'signature' }
  | { readonly check: 'chain'; readonly stream: string; readonly seq: number; readonly why: BreakReason }
  | { readonly check: 'anchored'; readonly stream: string; readonly why: AnchorFailure }
  | { readonly check: 'stamped'; readonly why: StampFailure }
  | ({ readonly check: 'laws' } & (LawProblem | LawNotInLog))
  | { readonly check: 'moves'; readonly stream: string; readonly seq: number; readonly why: ReplayReason }

type LawNotInLog = { readonly law: number; readonly why: 'notInLog' }

/**
 * `open` means that it could not be checked, because a check on which it depends failed, or because nothing in the file
 * is anchored yet. `unknown` means that the file is newer than this program and was decided by laws that it does not
 * have.
 */
export type Check = { readonly name: CheckName; readonly state: 'holds' | 'fails' | 'open' | 'unknown' }

/** The file's own statements. They are worth no more than the checks beside them. */
export type Summary = {
  readonly record: SignedRecord
  readonly sha256: string
  readonly code: string
  readonly entries: number
  readonly items: number
  readonly leftOut: Readonly<Record<LeftOut, number>>
  /** It says what the service log proves; it is null when the file carries no proof or it does not hold. */
  readonly anchors: Extract<Anchoring, { state: 'holds' }> | null
  /** An authority stamped this; it is null without a time stamp that holds. */
  readonly stamp: Extract<Stamping, { state: 'holds' }> | null
  /** The laws that this program does not have. */
  readonly unknownLaws: readonly number[]
}

export type Verdict = {
  readonly holds: boolean
  readonly checks: readonly Check[]
  readonly problems: readonly Problem[]
  readonly summary: Summary | null
  /** Another key signed it than the one that was brought, and both vouch for the change; otherwise null. */
  readonly followed: Followed | null
}

/** The results of hashing the file and of verifying its signature with the key. */
export type Evidence = {
  /** The SHA-256 of the record's own bytes, in hex. */
  readonly sha256: string
  /** The id of the key by which it was checked. */
  readonly yourKey: string
  readonly followed: Followed | null
  readonly forgedChange: boolean
  readonly signed: boolean
  readonly breaks: readonly Broken[]
  /** It is null for a file of version 1. */
  readonly anchors: Anchoring | null
  /** It is null for a file without a time stamp. */
  readonly stamp: Stamping | null
  /** The law that the log names by another hash than the file's table has; null when there is none. */
  readonly lawNotInLog: number | null
  /** Null when the file is no PDF. */
  readonly seal: 'holds' | 'changed' | 'notSealed' | 'otherKey' | null
  /** The code as `readShortCode` returns it; null when none was typed. */
  readonly code: string | null
}

const notARecord = (why: 'notARecord' | 'nothingInside'): Verdict => ({
  holds: false,
  checks: [{ name: 'file', state: 'fails' }],
  problems: [{ check: 'file', why }],
  summary: null,
  followed: null,
})

/** Files of version 1 list no erasures, so every empty entry of theirs may be one. */
const mayHaveGaps = ({ version, streams }: SignedRecord): boolean =>
  version === 1 ? streams.some(({ entries }) => entries.some(({ payload }) => payload === null)) : hasGaps(streams)

/** An entry that is empty without a word about its erasure was emptied by somebody who could not say why. */
const emptied = ({ version, streams }: SignedRecord): Broken[] =>
  version === 1
    ? []
    : streams.flatMap(({ id: stream, entries }): Broken[] => {
        const seq = unlistedErasure(entries)
        return seq === null ? [] : [{ stream, seq, why: 'payloadChanged' }]
      })

/** Older files carry no laws; their entries are judged by those that this program has. */
const lawsIn = (record: SignedRecord, moves: RecordedMoves): LawsFound =>
  record.version === 1 ? { problems: [], unknown: [] } : findLaws(record, moves)

const brokenMoves = (record: SignedRecord, { rows }: RecordedMoves, { unknown }: LawsFound): Problem[] => {
  const gaps = mayHaveGaps(record)
  return rows.flatMap((places): Problem[] => {
    const moves = readMoves(places)
    if (moves.some(({ payload }) => unknown.includes(payload.law ?? 1))) return []
    try {
      replay(moves, { midway: true, gaps })
      return []
    } catch (error) {
      if (!(error instanceof ReplayProblem)) throw error
      const { why, move } = error
      return [{ check: 'moves', stream: move.stream, seq: move.seq, why }]
    }
  })
}

const anchorProblem = (anchors: Anchoring | null): Problem[] =>
  anchors?.state === 'fails' ? [{ check: 'anchored', stream: anchors.stream, why: anchors.why }] : []

/** A table that differs from the released law was found already. */
const lawProblem = ({ lawNotInLog: law }: Evidence, { problems }: LawsFound): Problem[] =>
  law === null || problems.some((problem) => problem.law === law) ? [] : [{ check: 'laws', law, why: 'notInLog' }]

const problemsOf = ({ record }: ReadRecord, evidence: Evidence, moves: RecordedMoves, laws: LawsFound): Problem[] => {
  const { sha256, yourKey: yours, forgedChange, signed, anchors, seal, code } = evidence
  const breaks = evidence.breaks.length > 0 ? evidence.breaks : emptied(record)
  const real = shortCodeOf(sha256)
  const otherKey = record.keyId !== yours
  // A seal by another key than the record's own is worth nothing.
  const pages = seal === 'otherKey' && !otherKey ? 'changed' : seal
  return [
    ...(pages === 'changed' || pages === 'notSealed' ? [{ check: 'pages', why: pages } as const] : []),
    ...(code !== null && code !== real ? [{ check: 'code', real } as const] : []),
    ...(otherKey ? [{ check: 'key', signedBy: record.keyId, yours, forgedChange } as const] : []),
    ...(signed || otherKey ? [] : [{ check: 'signature' } as const]),
    ...breaks.map((broken) => ({ check: 'chain', ...broken }) as const),
    ...(breaks.length > 0 ? [] : anchorProblem(anchors)),
    ...(evidence.stamp?.state === 'fails' ? [{ check: 'stamped', why: evidence.stamp.why } as const] : []),
    ...laws.problems.map((problem) => ({ check: 'laws', ...problem }) as const),
    ...lawProblem(evidence, laws),
    ...(breaks.length === 0 ? brokenMoves(record, moves, laws) : []),
  ]
}

const checksOf = (
  problems: readonly Problem[],
  { anchors, stamp, seal, code }: Evidence,
  { unknown }: LawsFound,
): Check[] => {
  const failed = new Set(problems.map(({ check }) => check))
  const given: Partial<Record<CheckName, boolean>> = {
    pages: seal !== null,
    code: code !== null,
    anchored: anchors !== null,
    stamped: stamp !== null,
    laws: anchors !== null,
  }
  const asked = checkNames.filter((name) => given[name] ?? true)
  const open = (name: CheckName) =>
    (name === 'signature' && failed.has('key')) ||
    (name === 'pages' && seal === 'otherKey' && failed.has('key')) ||
    (name === 'anchored' && (anchors?.state === 'none' || anchors?.state === 'unsigned' || failed.has('chain'))) ||
    (name === 'stamped' && stamp?.state === 'open') ||
    (name === 'moves' && (failed.has('chain') || unknown.length > 0))
  const stateOf = (name: CheckName): Check['state'] => {
    if (failed.has(name)) return 'fails'
    if (open(name)) return 'open'
    return name === 'laws' && unknown.length > 0 ? 'unknown' : 'holds'
  }
  return asked.map((name) => ({ name, state: stateOf(name) }))
}

type Counted = { readonly items: number; readonly laws: LawsFound }

const summaryOf = ({ record }: ReadRecord, { sha256, anchors, stamp }: Evidence, { items, laws }: Counted): Summary => {
  const entries = record.streams.flatMap((stream) => stream.entries)
  const leftOut = { erased: 0, notOpened: 0, filter: 0 }
  for (const entry of entries) if (isEmpty(entry)) leftOut[entry.leftOut ?? 'erased'] += 1
  const code = shortCodeOf(sha256)
  return {
    record,
    sha256,
    code,
    entries: entries.length,
    items,
    leftOut,
    anchors: anchors?.state === 'holds' ? anchors : null,
    stamp: stamp?.state === 'holds' ? stamp : null,
    unknownLaws: laws.unknown,
  }
}

/** Judges the evidence. `inside` is null when the bytes are no record; then nothing else can be judged. */
export const judge = (inside: ReadRecord | null, evidence: Evidence): Verdict => {
  if (!inside) return notARecord('notARecord')
  const moves = movesIn(inside.record.streams)
  const laws = lawsIn(inside.record, moves)
  const problems = problemsOf(inside, evidence, moves, laws)
  const checks = checksOf(problems, evidence, laws)
  // A file that was made before anything of it was signed into the log holds, and says so.
  const mayBeOpen: readonly CheckName[] = ['anchored', 'stamped']
  const holds = checks.every(({ name, state }) => state === 'holds' || (mayBeOpen.includes(name) && state === 'open'))
  const summary = summaryOf(inside, evidence, { items: moves.rows.length, laws })
  return { holds, checks, problems, summary, followed: evidence.followed }
}

export const nothingInside = (): Verdict => notARecord('nothingInside')
