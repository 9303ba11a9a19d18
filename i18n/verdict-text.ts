import type { Check, Problem, Summary, Verdict } from '#domain/record/judge.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { streamText } from './record-text.ts'

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
      return checks.key.fails(problem)
    case 'signature':
      return checks.signature.fails()
    case 'chain':
      return checks.chain[problem.why]({ ...problem, stream: streamNamed(texts, problem.stream, summary) })
    case 'moves':
      return checks.moves[problem.why]({ ...problem, stream: streamNamed(texts, problem.stream, summary) })
  }
}

const heldText = ({ verify: { checks } }: Texts, { name }: Check, summary: Summary | null): string =>
  name === 'key' ? checks.key.holds({ key: summary?.record.keyId ?? '' }) : checks[name].holds()

const openText = ({ verify: { checks } }: Texts, { name }: Check): string =>
  name === 'pages' || name === 'signature' || name === 'moves' ? checks[name].open() : ''

/** Writes one or more sentences for one check. */
export const checkTexts = (texts: Texts, check: Check, { problems, summary }: Verdict): string[] => {
  if (check.state === 'holds') return [heldText(texts, check, summary)]
  if (check.state === 'open') return [openText(texts, check)]
  return problems
    .filter((problem) => problem.check === check.name)
    .map((problem) => problemText(texts, problem, summary))
}

/** Writes the heading above all checks. */
export const verdictTitle = ({ verify: { verdict } }: Texts, { holds, summary, problems }: Verdict) => {
  if (holds) return { title: verdict.holdsTitle(), text: verdict.holds() }
  if (!summary) return { title: verdict.fileTitle(), text: '' }
  return problems.every(({ check }) => check === 'key')
    ? { title: verdict.openTitle(), text: verdict.open() }
    : { title: verdict.failsTitle(), text: verdict.fails() }
}
