import { historyRoutes as routes } from '#contract/history/history.ts'
import { permissions } from '#contract/permissions.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { formatKeyFile } from '#domain/record/keys.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { exportRecord } from '../../history/export.ts'
import { proveItem } from '../../history/prove-item.ts'
import { readMailed } from '../../history/read-mailed.ts'
import { readStamp } from '../../history/read-stamp.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, requireViewer } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { maySign, namedPublicPem } from '../../service-log/named-key.ts'
import { readKeyChanges } from '../../service-log/recount/check-openings.ts'
import { logReaderOf } from '../../service-log/signed-log.ts'
import { checkHistory } from './history.check.ts'
import { belongingTo, historyOfItem, ofOpenedItem } from './history.item.ts'
import { historyPageOf } from './history.page.ts'
import { recordDocument } from './history.report.ts'

export const historyRoutes = (bind: Bind, { config, scopes, historyKey, features }: Deps, storage: Storage): void => {
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const serviceLog = logReaderOf(scopes)
  /** A file that another key signed could not be told from one that was made up. */
  const requireKey = async () => {
    if (!(await scopes.asProver((tx) => maySign(tx, historyKey)))) throw new Refusal('recordKeyMissing')
  }
  bind.reading(routes.list, ({ query }, { tx, viewer }) => {
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    return historyPageOf(tx, parts, viewer, query)
  })
  bind.reading(routes.check, (_input, { tx, viewer, now }) => {
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    return checkHistory(tx, now)
  })
  bind.reading(routes.ofItem, async ({ params: { id } }, { tx, viewer }) => {
    if ((await parts.unopenedBy(tx, viewer)).has(id)) throw new Refusal('notOpenedYet')
    const history = await historyOfItem(tx, parts, id)
    if (history.entries.length === 0) throw new Refusal('notFound')
    return history
  })
  bind.plain(routes.proof, async ({ params: { id } }, { caller, reply }) => {
    const viewer = requireViewer(requireCaller(caller))
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    await requireKey()
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
  bind.plain(routes.export, async ({ query: { format = 'json', ...filter } }, { caller, reply, now }) => {
    const who = requireCaller(caller)
    const viewer = requireViewer(who)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    await requireKey()
    const log = await serviceLog.show()
    const stamp = log && (await readStamp(scopes, log))
    const mailed = log ? await readMailed(scopes, viewer, log) : []
    const keyChanges = await scopes.asProver(readKeyChanges)
    const text = await scopes.asViewer(viewer, async (tx) => {
      const withheld = await parts.unopenedBy(tx, viewer)
      return exportRecord(tx, viewer, {
        parts,
        key: historyKey,
        log,
        stamp,
        mailed,
        keyChanges,
        now,
        storage,
        withheld,
        filter: Object.keys(filter).length > 0 ? filter : undefined,
        ofItem: filter.item ? await ofOpenedItem(tx, parts, filter.item, withheld) : undefined,
      })
    })
    const name = `evenhand-record-${filter.item ? `${itemCodeOf(filter.item)}-` : ''}${now.slice(0, 10)}.${format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'json') return reply.type('application/json').send(text)
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const pdf = await recordDocument({ text, locale: who.locale, key: historyKey, address: config.publicUrl, parts })
    return reply.type('application/pdf').send(pdf)
  })
}
