import { isWithin } from '#domain/parenting-time/is-reported.ts'
import type { Block } from '../../documents/block.ts'
import { sectionPart, textPart } from '../../documents/parts.ts'
import { styles } from '../../documents/style.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import type { ReportData } from './report.read.ts'

/** Returns the days without school that lie within the report, in order. */
export const reportedBreaks = ({ layers, range }: Pick<ReportData, 'layers' | 'range'>) =>
  layers.breaks.filter((listed) => isWithin(listed, range))

/** Prints the days without school, on which named exchanges take their other time, and who listed them. */
export function* schoolBlocks(data: ReportData, { texts, date, personOf, childrenOf }: ReportViewer): Generator<Block> {
  const { school, range } = texts.calendarReport
  const breaks = reportedBreaks(data)
  yield sectionPart(school.title(), school.text())
  if (breaks.length === 0) yield textPart(school.none())
  for (const { name, from, to, childIds, createdBy } of breaks) {
    const days = from === to ? date(from) : range({ from: date(from), to: date(to) })
    const said = [days, childrenOf(childIds), school.listedBy({ name: personOf(createdBy) })]
    yield {
      tag: 'P',
      before: 6,
      rows: [
        { cells: [{ text: name, style: styles.strong }] },
        { cells: [{ text: said.join(' · '), style: styles.quiet }] },
      ],
    }
  }
}
