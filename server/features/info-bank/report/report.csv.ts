import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'
import { byteOrderMark, type CsvColumn, csvLine } from '../../../http/csv.ts'
import { aboutText, sectionsText, statusText, valuesOf } from './report.texts.ts'

type Line = { readonly entry: InfoEntryDto; readonly label: string; readonly value: string }

const columnsFor = (viewer: ReportViewer): readonly CsvColumn<Line>[] => {
  const { csv } = viewer.texts.infoBank.paper
  return [
    [csv.title(), ({ entry }) => entry.title],
    [csv.sections(), ({ entry }) => sectionsText(entry, viewer)],
    [csv.about(), ({ entry }) => aboutText(entry, viewer)],
    [csv.status(), ({ entry }) => statusText(entry, viewer)],
    [csv.emergency(), ({ entry }) => (entry.emergency ? csv.yes() : csv.no())],
    [csv.field(), ({ label }) => label],
    [csv.value(), ({ value }) => value],
    [csv.changedBy(), ({ entry }) => viewer.personOf(entry.changedBy)],
    [csv.changedAt(), ({ entry }) => viewer.instant(entry.changedAt)],
  ]
}

/** Writes a line for each field, so that a spreadsheet can filter them; an entry without one has a line too. */
export const infoBankAsCsv = (entries: readonly InfoEntryDto[], viewer: ReportViewer): string => {
  const columns = columnsFor(viewer)
  const lines = entries.flatMap((entry) => {
    const values = valuesOf(entry, viewer)
    return (values.length > 0 ? values : [{ label: '', value: '' }]).map((one) => ({ entry, ...one }))
  })
  return [
    byteOrderMark,
    csvLine(columns.map(([header]) => header)),
    ...lines.map((line) => csvLine(columns.map(([, cell]) => cell(line)))),
  ].join('')
}
