import { journalReportRoutes as routes } from '#contract/journal/journal-report.ts'
import { permissions } from '#contract/permissions.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import type { Deps } from '../../../deps.ts'
import type { Storage } from '../../../files/storage.ts'
import { recordPartsOf } from '../../../history/record-parts.ts'
import { reportViewerOf } from '../../../history/report/report-viewer.ts'
import { writeReport } from '../../../history/report/write-report.ts'
import type { Bind } from '../../../http/bind.ts'
import { requireCaller, viewerIn } from '../../../http/caller.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { recordExporterOf } from '../../history/export-own-record.ts'
import { journalAsCsv } from './report.csv.ts'
import { journalReport } from './report.pdf.ts'
import { readReport } from './report.read.ts'

export const journalReportRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { config, scopes, historyKey, features } = deps
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const recordOf = recordExporterOf(deps, storage)
  bind.plain(routes.report, async ({ query: { format, from, to } }, { caller, reply, now, request }) => {
    const who = requireCaller(caller)
    const viewer = viewerIn(who, request)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    const { entries, items } = await scopes.asViewer(viewer, (tx) => readReport(tx, viewer, { from, to }))
    // The signed export names everybody in the report; a print is made from it and carries it inside. The report takes
    // entries by the day they are about, so the export takes the same ones, whenever they were written.
    const text = await recordOf(viewer, now, { items: [...items] })
    reply.header('content-disposition', `attachment; filename="evenhand-journal-${from}-${to}.${format}"`)
    if (format === 'csv') {
      const record: ExportedRecord = JSON.parse(text)
      return reply.type('text/csv; charset=utf-8').send(journalAsCsv(entries, reportViewerOf(record, who.locale)))
    }
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const inputs = { text, locale: who.locale, key: historyKey, address: config.publicUrl, parts }
    return reply.type('application/pdf').send(await writeReport(journalReport(entries, { from, to }), inputs))
  })
}
