import { byteOrderMark, type CsvColumn, csvLine } from '../../../http/csv.ts'
import type { ReportedEntry } from './report.read.ts'
import { filesOf, placeOf, type ReportReader, readersOf, statusText, viewsOf } from './report.texts.ts'

const columnsFor = (reader: ReportReader): readonly CsvColumn<ReportedEntry>[] => {
  const { paper, kind } = reader.texts.journal
  const { csv } = paper
  return [
    [csv.day(), ({ on }) => on],
    [csv.kind(), (entry) => kind[entry.kind]()],
    [csv.author(), ({ authorId }) => reader.personOf(authorId)],
    [csv.status(), (entry) => statusText(entry, reader)],
    [csv.text(), ({ contents }) => (contents ? (contents.body ?? '') : paper.unopened())],
    [csv.place(), (entry) => placeOf(entry, reader)],
    [csv.files(), filesOf],
    [csv.written(), ({ createdAt }) => reader.instant(createdAt)],
    [csv.device(), ({ contents }) => (contents?.deviceAt ? reader.instant(contents.deviceAt) : '')],
    [csv.edition(), ({ edition }) => edition],
    [csv.readers(), (entry) => readersOf(entry, reader)],
    [csv.views(), (entry) => viewsOf(entry, reader).join('; ')],
  ]
}

export const journalAsCsv = (entries: readonly ReportedEntry[], reader: ReportReader): string => {
  const columns = columnsFor(reader)
  const lines = entries.map((entry) => csvLine(columns.map(([, cell]) => cell(entry))))
  return [byteOrderMark, csvLine(columns.map(([header]) => header)), ...lines].join('')
}
