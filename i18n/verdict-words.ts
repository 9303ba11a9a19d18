import type { Check, Problem, Summary, Verdict } from '#domain/record/judge.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { streamText } from './record-words.ts'

/** What a check found, in words: on the page and in the terminal. */
type Words = Pick<TranslationFunctions, 'verify' | 'documents'>

const streamNamed = ({ documents }: Words, id: string, summary: Summary | null): string => {
  const stream = summary?.record.streams.find((one) => one.id === id)
  return summary && stream ? streamText(documents.record, stream, summary.record) : id
}

const problemText = (words: Words, problem: Problem, summary: Summary | null): string => {
  const { checks } = words.verify
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
      return checks.chain[problem.why]({ ...problem, stream: streamNamed(words, problem.stream, summary) })
    case 'moves':
      return checks.moves[problem.why]({ ...problem, stream: streamNamed(words, problem.stream, summary) })
  }
}

const heldText = ({ verify: { checks } }: Words, { name }: Check, summary: Summary | null): string =>
  name === 'key' ? checks.key.holds({ key: summary?.record.keyId ?? '' }) : checks[name].holds()

const openText = ({ verify: { checks } }: Words, { name }: Check): string =>
  name === 'pages' || name === 'signature' || name === 'moves' ? checks[name].open() : ''

/** One or more sentences for one check. */
export const checkTexts = (words: Words, check: Check, { problems, summary }: Verdict): string[] => {
  if (check.state === 'holds') return [heldText(words, check, summary)]
  if (check.state === 'open') return [openText(words, check)]
  return problems
    .filter((problem) => problem.check === check.name)
    .map((problem) => problemText(words, problem, summary))
}

/** The one line above all of them. */
export const verdictTitle = ({ verify: { verdict } }: Words, { holds, summary, problems }: Verdict) => {
  if (holds) return { title: verdict.holdsTitle(), text: verdict.holds() }
  if (!summary) return { title: verdict.fileTitle(), text: '' }
  return problems.every(({ check }) => check === 'key')
    ? { title: verdict.openTitle(), text: verdict.open() }
    : { title: verdict.failsTitle(), text: verdict.fails() }
}
