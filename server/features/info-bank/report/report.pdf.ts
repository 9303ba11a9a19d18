import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoSectionNames } from '#contract/info-bank/info-fields.ts'
import type { Block, Row } from '../../../documents/block.ts'
import { headingPart, sectionPart, textPart } from '../../../documents/parts.ts'
import { styles } from '../../../documents/style.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'
import { streamSections } from '../../../history/report/streams.ts'
import type { Report } from '../../../history/report/write-report.ts'
import { aboutText, statusText, valuesOf } from './report.texts.ts'

const quiet = (text: string): Row => ({ before: 2, cells: [{ text, style: styles.quiet }] })

/** Prints an entry: whom it concerns, what stands there, and who changed it last. */
const entryBlock = (entry: InfoEntryDto, viewer: ReportViewer): Block => {
  const { texts, personOf, instant } = viewer
  const { paper, line, record } = texts.infoBank
  return {
    tag: 'P',
    before: 8,
    rule: true,
    rows: [
      { cells: [{ text: entry.title, style: styles.strong }] },
      quiet(paper.about({ names: aboutText(entry, viewer), status: statusText(entry, viewer) })),
      ...(entry.emergency ? [quiet(record.emergency())] : []),
      ...valuesOf(entry, viewer).map(
        (one): Row => ({ before: 3, cells: [{ text: line(one), style: styles.body, x: 9 }] }),
      ),
      quiet(paper.changed({ name: personOf(entry.changedBy), at: instant(entry.changedAt) })),
    ],
  }
}

/** Prints the Info Bank section by section, each entry under the first of its sections, and the record behind it. */
export const infoBankReport = (entries: readonly InfoEntryDto[]): Report => ({
  title: ({ record, texts, personOf, list }) => {
    const { paper, title } = texts.infoBank
    return {
      header: paper.header({ names: list(record.family.parents.map(personOf)) }),
      title: title(),
      lead: paper.lead({ name: personOf(record.asked.by) }),
    }
  },
  body: function* (context) {
    const { viewer } = context
    const { paper, section } = viewer.texts.infoBank
    yield sectionPart(paper.entries())
    if (entries.length === 0) yield textPart(paper.none())
    for (const name of infoSectionNames) {
      const own = entries.filter(({ sections }) => infoSectionNames.find((one) => sections.includes(one)) === name)
      if (own.length === 0) continue
      yield headingPart(section[name]())
      for (const entry of own) yield entryBlock(entry, viewer)
    }
    yield sectionPart(paper.record())
    yield* streamSections(context)
  },
})
