import { messageReportRoutes as routes } from '#contract/messages/message-report.ts'
import { permissions } from '#contract/permissions.ts'
import { dateIn } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import { writeReport } from '../../history/report/write-report.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, requireViewer } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { recordExporterOf } from '../history/export-own-record.ts'
import { messageReport } from './report.pdf.ts'
import { readReport } from './report.read.ts'

export const messageReportRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { config, scopes, historyKey, features } = deps
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const recordOf = recordExporterOf(deps, storage)
  bind.plain(routes.report, async ({ query: { format, ...selection } }, { caller, reply, now }) => {
    const who = requireCaller(caller)
    const viewer = requireViewer(who)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    const data = await scopes.asViewer(viewer, (tx) => readReport(tx, viewer, selection))
    const text = await recordOf(viewer, now, { items: [...data.items] })
    const name = `evenhand-messages-${dateIn(now, 'UTC')}.${format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'json') return reply.type('application/json').send(text)
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const inputs = { text, locale: who.locale, key: historyKey, address: config.publicUrl, parts }
    return reply.type('application/pdf').send(await writeReport(messageReport(data), inputs))
  })
}
