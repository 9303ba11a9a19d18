import type { Block } from '../../documents/block.ts'
import { sectionPart, termsPart } from '../../documents/parts.ts'
import { codePointOf, unprintedIn } from '../../documents/printable.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import type { ReportData } from './report.read.ts'
import { signName } from './sign-name.ts'

const numberOf = (char: string): number => char.codePointAt(0) ?? 0

/** Names every character that the report prints by its number, in the order of their numbers. */
export const legendBlocks = ({ threads }: ReportData, { locale, texts }: ReportViewer): Block[] => {
  const { legend } = texts.messageReport
  const printed = threads.flatMap(({ subject, messages }) => [
    subject,
    ...messages.flatMap(({ message, isShown }) =>
      isShown ? [message.subject, message.body ?? '', ...message.files.map(({ name }) => name)] : [],
    ),
  ])
  const signs = [...new Set(printed.flatMap(unprintedIn))].sort((one, other) => numberOf(one) - numberOf(other))
  if (signs.length === 0) return []
  const terms = signs.map((char) => ({ term: codePointOf(char), value: signName(char, locale, legend) }))
  return [sectionPart(legend.title(), legend.text()), termsPart(terms)]
}
