import { historyRoutes as routes } from '#contract/history/history.ts'
import { type HistoryExport, mayHoldPrivate } from '#contract/history/history-query.ts'
import { permissions } from '#contract/permissions.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { formatKeyFile } from '#domain/record/keys.ts'
import type { RecordFilter } from '#domain/record/record.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { proveItem } from '../../history/prove-item.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { namedPublicPem } from '../../service-log/named-key.ts'
import { readKeyChanges } from '../../service-log/recount/check-openings.ts'
import { logReaderOf } from '../../service-log/signed-log.ts'
import { carriedFilesOf } from './carried-files.ts'
import { recordExporterOf, requireKey } from './export-own-record.ts'
import { checkHistory } from './history.check.ts'
import { belongingTo, historyOfItem } from './history.item.ts'
import { historyPageOf } from './history.page.ts'
import { recordDocument } from './history.report.ts'

/** An export holds private expenses only when asked. */
const filterOf = ({ withPrivate, ...filter }: Omit<HistoryExport, 'format'>): RecordFilter =>
  withPrivate !== 'yes' && mayHoldPrivate(filter) ? { ...filter, withoutPrivate: true } : filter

export const historyRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { config, scopes, historyKey, features } = deps
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const serviceLog = logReaderOf(scopes)
  const recordOf = recordExporterOf(deps, storage)
  bind.reading(routes.list, ({ query }, { tx, viewer }) => {
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    return historyPageOf(tx, parts, viewer, query)
  })
  bind.reading(routes.check, (_input, { tx, viewer, now }) => {
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    return checkHistory(tx, now)
  })
  bind.reading(routes.ofItem, async ({ params: { id } }, { tx, viewer }) => {
    if (!permissions['history.read'](viewer)) throw new Refusal('notFound')
    const withheld = await parts.unopenedBy(tx, viewer)
    if (withheld.has(id)) throw new Refusal('notOpenedYet')
    const history = await historyOfItem(tx, parts, { id, withheld })
    if (history.entries.length === 0) throw new Refusal('notFound')
    return history
  })
  bind.plain(routes.proof, async ({ params: { id } }, { caller, reply, request }) => {
    const viewer = viewerIn(requireCaller(caller), request)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    await requireKey(deps)
    const log = await serviceLog.show()
    const proof = await scopes.asViewer(viewer, async (tx) => {
      const withheld = await parts.unopenedBy(tx, viewer)
      if (withheld.has(id)) throw new Refusal('notOpenedYet')
      return proveItem(tx, viewer, log, { ids: [id, ...(await belongingTo(tx, parts, id))], withheld })
    })
    if (proof === null) throw new Refusal('notFound')
    if (proof === 'notSigned') throw new Refusal('notSignedYet', { retryAfter: 60 })
    reply.header('content-disposition', `attachment; filename="evenhand-proof-${id}.json"`)
    return reply.type('application/json').send(proof.text)
  })
  bind.plain(routes.key, async (_input, { reply }) => {
    const pem = (await scopes.asProver(namedPublicPem)) ?? historyKey.publicPem
    return reply.type('application/x-pem-file').send(formatKeyFile(pem, await scopes.asProver(readKeyChanges)))
  })
  bind.plain(routes.export, async ({ query: { format = 'json', ...asked } }, { caller, reply, now, request }) => {
    const who = requireCaller(caller)
    const viewer = viewerIn(who, request)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    const filter = filterOf(asked)
    const text = await recordOf(viewer, now, filter)
    const name = `evenhand-record-${filter.item ? `${itemCodeOf(filter.item)}-` : ''}${now.slice(0, 10)}.${format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'json') return reply.type('application/json').send(text)
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const carried = filter.item ? await carriedFilesOf(text, storage) : undefined
    const pdf = await recordDocument({
      text,
      locale: who.locale,
      key: historyKey,
      address: config.publicUrl,
      parts,
      ...(carried && { carried }),
    })
    return reply.type('application/pdf').send(pdf)
  })
}
