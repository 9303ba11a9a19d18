import { checkProofBy } from './anchors.ts'
import { type Followed, reachSigner } from './key-changes.ts'
import type { PublicKey } from './keys.ts'
import type { ProofFailure, Proven } from './log/check-proof.ts'
import { readLogLeaf } from './log/log-leaf.ts'
import { type BundleEntry, type ProofBundle, readBundle } from './log/proof-bundle.ts'
import { isSignerOf } from './log-signer.ts'

export type BundleProblem =
  | ProofFailure
  /** The file claims that another key replaced the brought one, and both did not sign that. */
  | { readonly code: 'keyChangeForged' }
  /** The numbers of an item have a hole before this entry. */
  | { readonly code: 'entryMissing'; readonly stream: string; readonly seq: number }

/** A proof shows this much. It does not show that nothing follows its entries. */
export type BundleVerdict = {
  readonly holds: boolean
  readonly problem: BundleProblem | null
  readonly bundle: ProofBundle
  /** Null when the proof itself does not hold. */
  readonly proven: Proven | null
  /** Another key signed it than the one that was brought, and both vouch for the change; otherwise null. */
  readonly followed: Followed | null
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

/** Lists the changes of the service's key in a proof, oldest first. None of them is checked. */
export const keyChangesIn = ({ recoveries }: ProofBundle): string[] =>
  (recoveries?.list ?? []).flatMap(({ leaf }) => readLogLeaf(leaf)?.opening?.keyChange ?? [])

/**
 * Checks a proof of single items against a public key that its user brings: each entry is in the service's signed log,
 * and none is missing before the last one of each item. Null when the file is no proof.
 */
export const checkBundle = async (bytes: Uint8Array, brought: PublicKey): Promise<BundleVerdict | null> => {
  const bundle = readBundle(bytes)
  if (!bundle) return null
  const { key, followed, forged } = await reachSigner(brought, keyChangesIn(bundle), isSignerOf(bundle.checkpoint))
  const verdict = await checkProofBy(bytes, key.bytes, key.sha256)
  if (verdict.state === 'fails') {
    const problem = forged ? ({ code: 'keyChangeForged' } as const) : verdict.failure
    return { holds: false, problem, bundle, proven: null, followed }
  }
  const problem = holeIn(bundle)
  return { holds: problem === null, problem, bundle, proven: verdict.proven, followed }
}
