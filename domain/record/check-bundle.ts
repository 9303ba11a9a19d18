import { checkProofBy } from './anchors.ts'
import type { PublicKey } from './keys.ts'
import type { ProofFailure, Proven } from './log/check-proof.ts'
import { type BundleEntry, type ProofBundle, readBundle } from './log/proof-bundle.ts'

export type BundleProblem =
  | ProofFailure
  /** The numbers of an item have a hole before this entry. */
  | { readonly code: 'entryMissing'; readonly stream: string; readonly seq: number }

/** A proof shows this much. It does not show that nothing follows its entries. */
export type BundleVerdict = {
  readonly holds: boolean
  readonly problem: BundleProblem | null
  readonly bundle: ProofBundle
  /** Null when the proof itself does not hold. */
  readonly proven: Proven | null
}

/** Finds the entry before which an item's numbers have a hole; each item begins with 1 in each stream. */
const firstHole = (entries: readonly BundleEntry[]): BundleEntry | null => {
  const numbers = new Map<string, number>()
  for (const entry of entries) {
    const { entityId = '', number } = entry
    if (number === undefined) continue
    if (number !== 1 + (numbers.get(entityId) ?? 0)) return entry
    numbers.set(entityId, number)
  }
  return null
}

const holeIn = ({ streams }: ProofBundle): BundleProblem | null => {
  for (const { id: stream, entries } of streams) {
    const after = firstHole(entries)
    if (after) return { code: 'entryMissing', stream, seq: after.seq }
  }
  return null
}

/**
 * Checks a proof of single items against a public key that its user brings: each entry is in the service's signed log,
 * and none is missing before the last one of each item. Null when the file is no proof.
 */
export const checkBundle = async (bytes: Uint8Array, key: PublicKey): Promise<BundleVerdict | null> => {
  const bundle = readBundle(bytes)
  if (!bundle) return null
  const verdict = await checkProofBy(bytes, key.bytes, key.sha256)
  if (verdict.state === 'fails') return { holds: false, problem: verdict.failure, bundle, proven: null }
  const problem = holeIn(bundle)
  return { holds: problem === null, problem, bundle, proven: verdict.proven }
}
