import { messageReportRoutes as routes } from '#contract/messages/message-report.ts'
import { permissions } from '#contract/permissions.ts'
import { dateIn } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { makeExhibit } from './exhibit.ts'
import { printerOf } from './print-report.ts'
import { readReport } from './report.read.ts'

export const messageReportRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { scopes } = deps
  const printer = printerOf(deps, storage)
  bind.plain(routes.report, async ({ query: { format, ...selection } }, { caller, reply, now, request }) => {
    const who = requireCaller(caller)
    const viewer = viewerIn(who, request)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    const asked = { viewer, now, data: await scopes.asViewer(viewer, (tx) => readReport(tx, viewer, selection)) }
    const name = `evenhand-messages-${dateIn(now, 'UTC')}.${format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'json') return reply.type('application/json').send(await printer.recordOf(asked))
    // The browser downloads it without the page's headers, so its language is the one of the account.
    return reply.type('application/pdf').send(await printer.pdfOf(asked, who.locale))
  })
  bind.plain(routes.exhibit, async ({ params: { id: threadId } }, { caller, now, request }) => {
    const who = requireCaller(caller)
    const viewer = viewerIn(who, request)
    const mayHandOn = permissions['history.read'](viewer) && permissions['message.write'](viewer)
    if (!mayHandOn) throw new Refusal('notAllowed')
    return makeExhibit({ scopes, storage, printer }, { viewer, threadId, locale: who.locale, now })
  })
}
