import { streamSections } from '../../history/report/streams.ts'
import { type Report, type ReportInputs, writeReport } from '../../history/report/write-report.ts'

/** This report shows the whole record, or the part that was requested. */
const recordReport: Report = {
  title: ({ record, texts, personOf, list }) => {
    const { record: text } = texts.documents
    const name = personOf(record.asked.by)
    return {
      header: text.header({ names: list(record.family.parents.map(personOf)) }),
      title: text.title(),
      lead: record.filter ? text.leadFiltered({ name }) : text.lead({ name }),
    }
  },
  body: streamSections,
}

/** Prints the record as a sealed PDF that carries the signed export. */
export const recordDocument = (inputs: ReportInputs): Promise<Uint8Array> => writeReport(recordReport, inputs)
