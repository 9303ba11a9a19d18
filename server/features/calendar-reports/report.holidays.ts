import { fromEpoch } from '#domain/time.ts'
import { standingText } from '#i18n/because-text.ts'
import { reportedTime } from '#i18n/event-time.ts'
import { holidayOwner } from '#i18n/kept-holiday-text.ts'
import type { Block } from '../../documents/block.ts'
import { sectionPart, textPart } from '../../documents/parts.ts'
import { styles } from '../../documents/style.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import type { ReportData } from './report.read.ts'
import type { ReportReader } from './report.texts.ts'

/** A holiday of a report in words. Times are instants; `said` tells who recorded it and what the other parent says. */
type HolidayText = Readonly<Record<'name' | 'from' | 'until' | 'children' | 'owner' | 'by' | 'said', string>>

/** Words the holidays of a report, also those that are left to whoever has the day, the earliest first. */
export const holidayTexts = ({ holidays, layers }: ReportData, reader: ReportReader): HolidayText[] => {
  const { texts, personOf: nameOf, childrenOf } = reader
  return holidays.flatMap((kept) => {
    const recorded = layers.holidays.find(({ id }) => id === kept.holidayId)
    if (!recorded) return []
    return {
      name: recorded.name,
      from: fromEpoch(kept.from),
      until: fromEpoch(kept.until),
      children: childrenOf(kept.childIds),
      owner: holidayOwner(kept, nameOf, texts),
      by: nameOf(recorded.createdBy),
      said: standingText(recorded.id, layers, { nameOf }, texts),
    }
  })
}

/** Prints the holidays, whose each is, and who recorded it. */
export function* holidayBlocks(data: ReportData, viewer: ReportViewer): Generator<Block> {
  const { texts, locale } = viewer
  const found = holidayTexts(data, viewer)
  yield sectionPart(texts.calendarReport.keptHolidays.title())
  if (found.length === 0) yield textPart(texts.calendarReport.keptHolidays.none())
  for (const { name, from, until, children, owner, said } of found) {
    const when = reportedTime({ whole: false, from, until }, data.layers.zone, locale, texts)
    yield {
      tag: 'P',
      before: 6,
      rows: [
        { cells: [{ text: name, style: styles.strong }] },
        { cells: [{ text: [when, children, owner].join(' · '), style: styles.quiet }] },
        { cells: [{ text: said, style: styles.quiet }] },
      ],
    }
  }
}
