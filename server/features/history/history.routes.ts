import { historyRoutes as routes } from '#contract/history.ts'
import type { Deps } from '../../deps.ts'
import { exportRecord } from '../../history/export.ts'
import type { Bind } from '../../http/bind.ts'
import { mustView } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { historyOfItem } from './history.item.ts'

export const historyRoutes = (bind: Bind, { doors, historyKey }: Deps): void => {
  bind.reading(routes.ofItem, ({ params }, { tx }) => historyOfItem(tx, params.id))
  bind.plain(routes.key, async (_input, { reply }) => reply.type('application/x-pem-file').send(historyKey.publicPem))
  bind.plain(routes.export, async (_input, { caller, reply, now }) => {
    if (!caller) throw new Refusal('unauthenticated')
    const viewer = mustView(caller)
    const text = await doors.forViewer(viewer, (tx) => exportRecord(tx, viewer, historyKey, now))
    const name = `evenhand-record-${now.slice(0, 10)}.json`
    return reply.type('application/json').header('content-disposition', `attachment; filename="${name}"`).send(text)
  })
}
