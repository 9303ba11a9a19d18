import type { BundleProblem, BundleVerdict } from '#domain/record/check-bundle.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { recoveryTexts, restoredOn } from './recovery-text.ts'

/** Texts for what a proof of single items shows, on the page and in the terminal. */
type Texts = TranslationFunctions['verify']

const problemText = ({ proof: { why } }: Texts, problem: BundleProblem): string => {
  if (problem.code === 'entryMissing') return why.entryMissing(problem)
  if (problem.code === 'keyUnknown') return why.otherKey()
  return problem.code === 'signatureInvalid' || problem.code === 'checkpointMalformed' ? why.notSigned() : why.changed()
}

export const proofTitle = ({ proof, recovery }: Texts, { holds, proven }: BundleVerdict) => {
  const date = restoredOn(proven?.recoveries ?? [])
  if (holds && date) return { title: recovery.proofTitle({ date }), text: proof.holds() }
  return holds ? { title: proof.holdsTitle(), text: proof.holds() } : { title: proof.failsTitle(), text: proof.fails() }
}

/** Writes what is proven and what is not, or why nothing is. `formatAt` writes an instant in full. */
export const proofTexts = (
  texts: Texts,
  { problem, proven, bundle }: BundleVerdict,
  formatAt: (at: string) => string,
): string[] => {
  const { proof } = texts
  if (problem || !proven) return problem ? [problemText(texts, problem)] : []
  const { origin, size } = proven.checkpoint
  const entries = bundle.streams.flatMap((stream) => stream.entries)
  const count = entries.length
  const numbered = entries.every(({ number }) => number !== undefined)
  return [
    proof.log({ origin, size, at: formatAt(proven.leaf.at) }),
    numbered ? proof.entries({ count }) : proof.withoutNumbers({ count }),
    ...recoveryTexts(texts, proven.recoveries, (id) => id),
    proof.follows(),
    proof.rules(),
  ]
}

/** Lists the entries of a proof, each with its payload as it was signed. */
export const provenEntries = (texts: Texts, { bundle }: BundleVerdict, formatAt: (at: string) => string) =>
  bundle.streams.flatMap(({ id, entries }) =>
    entries.map(({ seq, at, kind, payload }) => ({
      key: `${id} ${seq}`,
      title: `${seq}. ${formatAt(at)}, ${kind}`,
      text: payload ?? texts.proof.withoutText(),
    })),
  )
