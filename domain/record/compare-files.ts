import { type BundleVerdict, checkBundle, keyChangesIn } from './check-bundle.ts'
import { checkFile } from './check-file.ts'
import { checkNote, type NoteVerdict } from './check-note.ts'
import type { Verdict } from './judge.ts'
import type { PublicKey } from './keys.ts'
import type { Proven } from './log/check-proof.ts'
import { type Compared, type Comparison, comparedProof, compareProofs, inOrder } from './log/compare-proofs.ts'
import { hashFromBase64 } from './log/notes/base64.ts'
import { type Consistency, type Growth, readConsistency } from './log/trees/consistency.ts'
import { runHashingAsync } from './log/trees/hashing.ts'
import type { SignedRecord } from './record.ts'

/** A file and what was found when it was checked on its own. */
export type CheckedFile =
  | { readonly kind: 'record'; readonly verdict: Verdict }
  | { readonly kind: 'proof'; readonly verdict: BundleVerdict }
  | ({ readonly kind: 'checkpoint' } & NoteVerdict)
  /** It proves nothing alone. */
  | { readonly kind: 'consistency'; readonly document: Consistency }

/** Finds out what kind of file it is and checks it against the public key. What is nothing else is checked as a record. */
export const checkAnyFile = async (
  bytes: Uint8Array<ArrayBuffer>,
  key: PublicKey,
  code: string | null = null,
): Promise<CheckedFile> => {
  const document = readConsistency(bytes)
  if (document) return { kind: 'consistency', document }
  const proof = await checkBundle(bytes, key)
  if (proof) return { kind: 'proof', verdict: proof }
  const checkpoint = await checkNote(bytes, key)
  return checkpoint
    ? { kind: 'checkpoint', ...checkpoint }
    : { kind: 'record', verdict: await checkFile(bytes, key, code) }
}

const changesIn = (file: CheckedFile): readonly string[] => {
  if (file.kind === 'record') return file.verdict.summary?.record.keyChanges ?? []
  return file.kind === 'proof' ? keyChangesIn(file.verdict.bundle) : []
}

const hasOtherKey = (file: CheckedFile): boolean => {
  if (file.kind === 'record') return file.verdict.problems.some(({ check }) => check === 'key')
  if (file.kind === 'proof') return file.verdict.problem?.code === 'keyUnknown'
  return file.kind === 'checkpoint' && file.verdict.state === 'fails' && file.verdict.failure.code === 'keyUnknown'
}

/** Checks several files. A change of the service's key that one of them carries leads to the key of another one. */
export const checkFiles = async (
  files: readonly Uint8Array<ArrayBuffer>[],
  key: PublicKey,
  code: string | null = null,
): Promise<CheckedFile[]> => {
  const checked: CheckedFile[] = []
  for (const bytes of files) checked.push(await checkAnyFile(bytes, key, code))
  const changes = checked.flatMap(changesIn)
  if (changes.length === 0) return checked
  const withChanges = { ...key, changes: [...key.changes, ...changes] }
  const again: CheckedFile[] = []
  for (const [at, file] of checked.entries()) {
    const bytes = files[at]
    again.push(bytes && hasOtherKey(file) ? await checkAnyFile(bytes, withChanges, code) : file)
  }
  return again
}

/** A proof that is no proof shows nothing, and so does one that is malformed. */
const carriedBy = ({ mailed = [] }: SignedRecord, to: Growth['to'] | null): Growth[] =>
  mailed.flatMap(({ size, root: text, proof }) => {
    const root = hashFromBase64(text)
    const hashes = proof.map(hashFromBase64).filter((hash) => hash !== null)
    return to && root && hashes.length === proof.length ? [{ from: { size, root }, to, proof: hashes }] : []
  })

/** Returns what an export shows: all its entries, and what of them the log proves. */
export const comparedExport = (record: SignedRecord, proven: Proven | null): Compared => ({
  checkpoint: proven === null ? null : proven.checkpoint,
  leaf: proven && { index: proven.index, hash: proven.leafHash },
  at: record.exportedAt,
  streams: record.streams.map(({ id, entries }) => ({
    id,
    head: proven?.streams.find((stream) => stream.id === id) ?? null,
    entries,
    whole: true,
  })),
  carried: carriedBy(record, proven?.checkpoint ?? null),
  recoveries: proven?.recoveries ?? [],
})

const comparedRecord = ({ summary, problems }: Verdict): Compared | null =>
  summary && problems.length === 0 ? comparedExport(summary.record, summary.anchors?.proven ?? null) : null

/** Returns what a file shows; null when it does not hold, because then it shows nothing. */
export const comparedOf = (file: CheckedFile): Compared | null => {
  if (file.kind === 'consistency') return null
  if (file.kind === 'record') return comparedRecord(file.verdict)
  if (file.kind === 'proof')
    return file.verdict.holds && file.verdict.proven ? comparedProof(file.verdict.proven) : null
  const { verdict } = file
  return verdict.state === 'proven'
    ? { checkpoint: verdict.checkpoint, leaf: null, at: null, streams: [], carried: [], recoveries: [] }
    : null
}

/** A tree head that is to be shown to continue an earlier one. */
type HeadToShow = { readonly size: number; readonly root: Uint8Array<ArrayBuffer> }

/** A service is asked for this, so that two files can be compared. */
export type ProofToAsk = {
  readonly origin: string
  readonly from: HeadToShow
  readonly to: number
  readonly streams: readonly { readonly id: string; readonly from: HeadToShow; readonly to: number }[]
}

const toAsk = (one: Compared, other: Compared): ProofToAsk | null => {
  const [earlier, later] = inOrder(one, other)
  const [a, b] = [earlier.checkpoint, later.checkpoint]
  if (!a || !b || a.origin !== b.origin) return null
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a]
  const streams = earlier.streams.flatMap(({ id, head: from }) => {
    const to = later.streams.find((stream) => stream.id === id)?.head
    return from && to && from.size < to.size ? [{ id, from, to: to.size }] : []
  })
  return { origin: a.origin, from: smaller, to: larger.size, streams }
}

export type FilesCompared = {
  /** Null when one of the files does not hold, so that nothing can be compared. */
  readonly comparison: Comparison | null
  /** The place (0 or 1) of the file that was made earlier; null when nothing was compared. */
  readonly earlier: 0 | 1 | null
  /** It is null where no proof could show more. */
  readonly toAsk: ProofToAsk | null
}

/** Compares two files that were checked, with a consistency proof that somebody brought beside them. */
export const compareFiles = async (
  [one, other]: readonly [CheckedFile, CheckedFile],
  proofs: Consistency | null,
): Promise<FilesCompared> => {
  const [a, b] = [comparedOf(one), comparedOf(other)]
  if (!a || !b) return { comparison: null, earlier: null, toAsk: null }
  const comparison = await runHashingAsync(compareProofs(a, b, proofs))
  const complete = comparison.state === 'contradict' || (comparison.state === 'agree' && comparison.log === 'shown')
  return { comparison, earlier: inOrder(a, b)[0] === a ? 0 : 1, toAsk: complete ? null : toAsk(a, b) }
}
