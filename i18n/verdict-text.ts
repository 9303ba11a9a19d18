import type { Check, Problem, Summary, Verdict } from '#domain/record/judge.ts'
import type { Followed } from '#domain/record/key-changes.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { streamText } from './record-text.ts'
import { recoveryTexts, restoredOn } from './recovery-text.ts'

/** Texts for what a check found, on the page and in the terminal. */
type Texts = Pick<TranslationFunctions, 'verify' | 'documents'>

const streamNamed = ({ documents }: Texts, id: string, summary: Summary | null): string => {
  const stream = summary?.record.streams.find((one) => one.id === id)
  return summary && stream ? streamText(documents.record, stream, summary.record) : id
}

const problemText = (texts: Texts, problem: Problem, summary: Summary | null): string => {
  const { checks } = texts.verify
  switch (problem.check) {
    case 'file':
      return checks.file[problem.why]()
    case 'pages':
      return checks.pages[problem.why]()
    case 'code':
      return checks.code.fails({ code: problem.real })
    case 'key':
      return problem.forgedChange ? checks.key.forgedChange(problem) : checks.key.fails(problem)
    case 'signature':
      return checks.signature.fails()
    case 'chain':
      return checks.chain[problem.why]({ ...problem, stream: streamNamed(texts, problem.stream, summary) })
    case 'anchored':
      return checks.anchored[problem.why]({ stream: streamNamed(texts, problem.stream, summary) })
    case 'stamped':
      return checks.stamped[problem.why]()
    case 'laws':
      return checks.laws[problem.why](problem)
    case 'moves':
      return checks.moves[problem.why]({ ...problem, stream: streamNamed(texts, problem.stream, summary) })
  }
}

const anchoredTexts = (texts: Texts, summary: Summary | null): string[] => {
  const { checks } = texts.verify
  if (!summary?.anchors) return []
  const { proven, anchored, notYet } = summary.anchors
  const { origin, size } = proven.checkpoint
  const held = checks.anchored.holds({ anchored, origin, size })
  const newer = notYet === 0 ? [] : [checks.anchored.notYet({ count: notYet })]
  const recoveries = recoveryTexts(texts.verify, proven.recoveries, (id) => streamNamed(texts, id, summary))
  return [held, ...newer, ...recoveries]
}

/** Says how the key that signed a file follows from the one that was brought. */
export const followedText = (
  { keyChange }: Texts['verify'],
  { direction, changes, keyId: key, at }: Followed,
): string => keyChange[direction][changes === 1 ? 'once' : 'often']({ key, date: at.slice(0, 10), changes })

const heldTexts = (texts: Texts, { name }: Check, { summary, followed }: Verdict): string[] => {
  const { checks } = texts.verify
  if (name === 'key' && followed) return [followedText(texts.verify, followed)]
  if (name === 'anchored') return anchoredTexts(texts, summary)
  if (name === 'stamped') {
    const { authority = '', size = 0 } = summary?.stamp ?? {}
    return [checks.stamped.holds({ authority, size }), checks.stamped.trust({ authority })]
  }
  return [name === 'key' ? checks.key.holds({ key: summary?.record.keyId ?? '' }) : checks[name].holds()]
}

const openText = ({ verify: { checks } }: Texts, { name }: Check, problems: readonly Problem[]): string => {
  if (name === 'anchored')
    return problems.some(({ check }) => check === 'key' || check === 'signature' || check === 'chain')
      ? checks.anchored.open()
      : checks.anchored.none()
  return name === 'pages' || name === 'stamped' || name === 'signature' || name === 'moves' ? checks[name].open() : ''
}

/** Writes one or more sentences for one check. */
export const checkTexts = (texts: Texts, check: Check, verdict: Verdict): string[] => {
  const { problems, summary } = verdict
  if (check.state === 'holds') return heldTexts(texts, check, verdict)
  if (check.state === 'open') return [openText(texts, check, problems)]
  if (check.state === 'unknown')
    return [texts.verify.checks.laws.unknown({ laws: summary?.unknownLaws.join(', ') ?? '' })]
  return problems
    .filter((problem) => problem.check === check.name)
    .map((problem) => problemText(texts, problem, summary))
}

/** Says whether a file that could carry a proof from the log has none. */
const isUnanchored = ({ summary }: Verdict): boolean =>
  summary !== null && summary.record.version !== 1 && summary.anchors === null

/** The order in which problems tell most: a changed entry is what the signature, too, complains of. */
const telling = ['chain', 'signature', 'anchored', 'moves', 'laws', 'stamped', 'pages', 'code', 'file'] as const

/** Lists the checks that only a changed record fails; the rest may also be mistyped, or saved by another program. */
const changes: readonly string[] = ['chain', 'signature', 'anchored', 'moves', 'laws']

const firstProblem = (problems: readonly Problem[]): Problem | undefined =>
  telling.flatMap((name) => problems.filter(({ check }) => check === name))[0]

const isForged = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.check === 'key' && problem.forgedChange)

/** Says whether nothing is wrong with a record but that another key signed it, so that nothing of it is shown. */
export const isOfOtherKey = ({ problems }: Pick<Verdict, 'problems'>): boolean =>
  problems.length > 0 && !firstProblem(problems) && !isForged(problems)

/** Writes the heading above all checks; of a file that does not hold, the first thing that does not. */
export const verdictTitle = (texts: Texts, judged: Verdict): { title: string; text: string } => {
  const { verdict, recovery } = texts.verify
  const { holds, summary, problems } = judged
  const date = restoredOn(summary?.anchors?.proven.recoveries ?? [])
  if (holds && date) return { title: recovery.recordTitle({ date }), text: recovery.record() }
  if (holds && isUnanchored(judged)) return { title: verdict.unanchoredTitle(), text: verdict.unanchored() }
  if (holds) return { title: verdict.holdsTitle(), text: verdict.holds() }
  if (!summary) return { title: verdict.fileTitle(), text: '' }
  if (problems.length === 0) return { title: verdict.unknownTitle(), text: verdict.unknown() }
  const first = firstProblem(problems)
  if (first) {
    const title = changes.includes(first.check) ? verdict.failsTitle() : verdict.notPassedTitle()
    return { title, text: verdict.fails({ why: problemText(texts, first, summary) }) }
  }
  return { title: verdict.openTitle(), text: isForged(problems) ? verdict.forgedChange() : verdict.open() }
}
