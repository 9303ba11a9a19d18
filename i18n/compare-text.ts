import type { CheckedFile, FilesCompared } from '#domain/record/compare-files.ts'
import type { Comparison } from '#domain/record/log/compare-proofs.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { proofTitle } from './proof-text.ts'
import { streamText } from './record-text.ts'
import { followedText, isOfOtherKey, verdictTitle } from './verdict-text.ts'

/** Texts for what two files show about each other, on the page and in the terminal. */
type Texts = Pick<TranslationFunctions, 'verify' | 'documents'>

export type NamedFile = { readonly name: string; readonly file: CheckedFile }

/** A chain is named by an export; a proof has only its id. */
const streamNamed = ({ verify, documents }: Texts, id: string, files: readonly NamedFile[]): string => {
  for (const { file } of files) {
    const record = file.kind === 'record' ? file.verdict.summary?.record : undefined
    const stream = record?.streams.find((one) => one.id === id)
    if (record && stream) return streamText(documents.record, stream, record)
  }
  return verify.compare.chain({ id })
}

const reasonText = (texts: Texts, comparison: Comparison, files: readonly NamedFile[]): string => {
  const { compare } = texts.verify
  if (comparison.state === 'agree') return compare.agree()
  const stream = comparison.stream === undefined ? '' : streamNamed(texts, comparison.stream, files)
  return comparison.state === 'contradict'
    ? compare.contradict[comparison.why]({ stream, seq: comparison.seq ?? 0 })
    : compare.notComparable[comparison.why]({ stream })
}

/** Writes the verdict, and the one sentence that says why. */
export const compareTitle = (texts: Texts, { comparison }: FilesCompared, files: readonly NamedFile[]) => {
  const { compare } = texts.verify
  if (!comparison) return { title: compare.notComparableTitle(), text: compare.notComparable.fails() }
  const text = reasonText(texts, comparison, files)
  if (comparison.state === 'agree' && comparison.lost)
    return { title: compare.restoredTitle(), text: compare.restored() }
  if (comparison.state === 'agree')
    return { title: compare.agreeTitle(), text: comparison.streams.length > 0 ? text : compare.agreeLog() }
  return comparison.state === 'contradict'
    ? { title: compare.contradictTitle(), text: `${text} ${compare.keep()}` }
    : { title: compare.notComparableTitle(), text }
}

/** Says what keeps a file from being genuine; null when nothing does. */
const failureOf = (texts: Texts, file: CheckedFile): string | null => {
  const { compare } = texts.verify
  if (file.kind === 'proof' && file.verdict.problem?.code === 'keyUnknown') return compare.otherKey()
  if (file.kind === 'record' && file.verdict.summary && isOfOtherKey(file.verdict)) return compare.otherKey()
  const why = reasonOf(texts, file)
  return why === null ? null : compare.fails({ why })
}

const reasonOf = (texts: Texts, file: CheckedFile): string | null => {
  const { compare } = texts.verify
  if (file.kind === 'proof') return file.verdict.holds ? null : proofTitle(texts.verify, file.verdict).text
  if (file.kind === 'checkpoint') return file.verdict.state === 'proven' ? null : compare.checkpoint.fails()
  if (file.kind === 'consistency' || !file.verdict.summary) return compare.unreadable()
  return file.verdict.problems.length === 0 ? null : verdictTitle(texts, file.verdict).text
}

const followedIn = (file: CheckedFile) => {
  if (file.kind === 'checkpoint') return file.followed
  return file.kind === 'consistency' ? null : file.verdict.followed
}

/** Says that a file holds, and how its key follows from the one that was brought. */
const heldText = ({ verify }: Texts, file: CheckedFile): string => {
  const followed = followedIn(file)
  return [verify.compare.holds(), ...(followed ? [followedText(verify, followed)] : [])].join(' ')
}

/** Writes how each of the two files stands by itself. */
const ownTexts = (texts: Texts, { earlier }: FilesCompared, files: readonly NamedFile[]): string[] => {
  const { compare } = texts.verify
  return files.map(({ name, file }, at) => {
    const failure = failureOf(texts, file)
    const place = at === earlier ? compare.older({ name }) : compare.newer({ name })
    return `${earlier === null ? `${name}:` : place} ${failure ?? heldText(texts, file)}`
  })
}

const originOf = ({ file }: NamedFile): string | undefined => {
  if (file.kind === 'record') return file.verdict.summary?.anchors?.proven.checkpoint.origin
  if (file.kind === 'proof') return file.verdict.proven?.checkpoint.origin
  return file.kind === 'checkpoint' && file.verdict.state === 'proven' ? file.verdict.checkpoint.origin : undefined
}

/** Writes on what the verdict rests, and what is not shown. */
export const compareTexts = (texts: Texts, result: FilesCompared, files: readonly NamedFile[]): string[] => {
  const { compare } = texts.verify
  const { comparison, toAsk } = result
  const agrees = comparison?.state === 'agree' ? comparison : null
  const origin = files.map(originOf).find((one) => one !== undefined) ?? ''
  return [
    ...ownTexts(texts, result, files),
    ...(agrees && agrees.streams.length > 0 ? [compare.streams({ count: agrees.streams.length })] : []),
    ...(agrees ? [compare.log[agrees.log]({ origin })] : []),
    ...(agrees?.lost ?? []).map(({ stream, from, to }) =>
      texts.verify.recovery.lost({ stream: streamNamed(texts, stream, files), from, to }),
    ),
    ...(toAsk ? [compare.ask(), compare.refused()] : []),
  ]
}

/** Writes what is found of a checkpoint, or of a consistency proof, that was given alone. */
export const aloneTitle = ({ verify }: Texts, file: CheckedFile) => {
  const { compare } = verify
  if (file.kind !== 'checkpoint') return { title: compare.alone.title(), text: compare.alone.text() }
  const { verdict } = file
  if (verdict.state === 'fails') return { title: compare.checkpoint.failsTitle(), text: compare.checkpoint.fails() }
  const { origin, size } = verdict.checkpoint
  const byKey = file.followed ? [followedText(verify, file.followed)] : []
  return {
    title: compare.checkpoint.holdsTitle(),
    text: [compare.checkpoint.holds({ origin, size }), ...byKey].join(' '),
  }
}
