import type { Locale } from '#contract/locale.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import { writeReport } from '../../history/report/write-report.ts'
import { recordExporterOf } from '../history/export-own-record.ts'
import { messageReport } from './report.pdf.ts'
import type { ReportData } from './report.read.ts'

type Needs = Pick<Deps, 'config' | 'scopes' | 'historyKey' | 'features'>
type Asked = { readonly viewer: Viewer; readonly now: string; readonly data: ReportData }

/** Makes the signed record of reported messages, and its print. */
export const printerOf = (needs: Needs, storage: Storage) => {
  const { config, historyKey: key, features } = needs
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const exportRecord = recordExporterOf(needs, storage)
  const recordOf = ({ viewer, now, data }: Asked): Promise<string> =>
    exportRecord(viewer, now, { items: [...data.items] })
  return {
    recordOf,
    pdfOf: async (asked: Asked, locale: Locale): Promise<Uint8Array> =>
      writeReport(messageReport(asked.data), {
        text: await recordOf(asked),
        locale,
        key,
        address: config.publicUrl,
        parts,
      }),
  }
}
export type Printer = ReturnType<typeof printerOf>
