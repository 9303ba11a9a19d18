import type { Block, Row } from '../../../documents/block.ts'
import { headingPart, sectionPart, textPart } from '../../../documents/parts.ts'
import { styles } from '../../../documents/style.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'
import { streamSections } from '../../../history/report/streams.ts'
import type { Report } from '../../../history/report/write-report.ts'
import type { ReportedEntry, ReportRange } from './report.read.ts'
import { filesOf, placeOf, readersOf, statusText, viewsOf } from './report.texts.ts'

const quiet = (text: string): Row => ({ before: 2, cells: [{ text, style: styles.quiet }] })

/** Prints an entry: who wrote what and when, to whom it is shared, and who viewed it. */
const entryBlock = (entry: ReportedEntry, viewer: ReportViewer): Block => {
  const { texts, personOf, instant } = viewer
  const { paper, kind, record, one } = texts.journal
  const { contents } = entry
  const head = paper.entry({
    kind: kind[entry.kind](),
    name: personOf(entry.authorId),
    status: statusText(entry, viewer),
  })
  const place = placeOf(entry, viewer)
  const readers = readersOf(entry, viewer)
  const files = filesOf(entry)
  const body = contents?.body
  return {
    tag: 'P',
    before: 8,
    rule: true,
    rows: [
      { cells: [{ text: head, style: styles.strong }] },
      ...(place ? [quiet(record.place({ place }))] : []),
      ...(contents ? [] : [quiet(paper.unopened())]),
      ...(body ? [{ bar: 0, before: 3, cells: [{ text: body, style: styles.body, x: 9 }] } satisfies Row] : []),
      ...(files ? [quiet(paper.files({ files }))] : []),
      quiet(paper.written({ at: instant(entry.createdAt) })),
      ...(contents?.deviceAt ? [quiet(record.device({ at: instant(contents.deviceAt) }))] : []),
      ...(readers ? [quiet(record.readers({ names: readers }))] : []),
      ...viewsOf(entry, viewer).map((line) => quiet(`${one.views.title()} · ${line}`)),
    ],
  }
}

/** Prints the journal of some days, day by day, and the record behind it. */
export const journalReport = (entries: readonly ReportedEntry[], range: ReportRange): Report => ({
  title: ({ record, texts, personOf, list, date }) => {
    const { paper, report } = texts.journal
    const period = paper.range({ from: date(range.from), to: date(range.to) })
    return {
      header: paper.header({ names: list(record.family.parents.map(personOf)) }),
      title: `${report.title()}: ${period}`,
      lead: paper.lead({ name: personOf(record.asked.by) }),
    }
  },
  body: function* (context) {
    const { viewer } = context
    const { paper } = viewer.texts.journal
    yield sectionPart(paper.entries())
    if (entries.length === 0) yield textPart(paper.none())
    for (const [on, ofDay] of Map.groupBy(entries, (entry) => entry.on)) {
      yield headingPart(viewer.date(on))
      for (const entry of ofDay) yield entryBlock(entry, viewer)
    }
    yield sectionPart(paper.record())
    yield* streamSections(context)
  },
})
