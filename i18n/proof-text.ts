import type { BundleProblem, BundleVerdict } from '#domain/record/check-bundle.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { recoveryTexts, restoredOn } from './recovery-text.ts'
import { followedText } from './verdict-text.ts'

/** Texts for what a proof of single items shows, on the page and in the terminal. */
type Texts = TranslationFunctions['verify']

const problemText = ({ proof: { why } }: Texts, problem: BundleProblem): string => {
  if (problem.code === 'entryMissing') return why.entryMissing(problem)
  if (problem.code === 'keyChangeForged') return why.forgedChange()
  return problem.code === 'signatureInvalid' || problem.code === 'checkpointMalformed' ? why.notSigned() : why.changed()
}

/** Writes the heading; of a proof that does not hold, the one thing that does not. */
export const proofTitle = (texts: Texts, { problem, proven }: Pick<BundleVerdict, 'problem' | 'proven'>) => {
  const { proof, recovery } = texts
  const date = restoredOn(proven?.recoveries ?? [])
  if (!problem && date) return { title: recovery.proofTitle({ date }), text: proof.holds() }
  if (problem?.code === 'keyUnknown') return { title: proof.otherKeyTitle(), text: proof.otherKey() }
  return problem
    ? { title: proof.failsTitle(), text: proof.fails({ why: problemText(texts, problem) }) }
    : { title: proof.holdsTitle(), text: proof.holds() }
}

/** Writes what is proven and what is not; nothing is when it does not hold. `formatAt` writes an instant in full. */
export const proofTexts = (
  texts: Texts,
  { problem, proven, bundle, followed }: BundleVerdict,
  formatAt: (at: string) => string,
): string[] => {
  const { proof } = texts
  if (problem || !proven) return []
  const { origin, size } = proven.checkpoint
  const log = proof.log({ origin, size, at: formatAt(proven.leaf.at) })
  const byKey = followed ? [followedText(texts, followed)] : []
  const entries = bundle.streams.flatMap((stream) => stream.entries)
  const count = entries.length
  const recovered = recoveryTexts(texts, proven.recoveries, (id) => id)
  if (count === 0) {
    const sizes = bundle.streams.map((stream) => stream.size)
    return [
      log,
      ...byKey,
      ...recovered,
      proof.head({ count: sizes.length, entries: sizes.reduce((sum, one) => sum + one, 0) }),
    ]
  }
  const numbered = entries.every(({ number }) => number !== undefined)
  const entriesText = numbered ? proof.entries({ count }) : proof.withoutNumbers({ count })
  return [log, ...byKey, entriesText, ...recovered, proof.follows(), proof.rules()]
}
