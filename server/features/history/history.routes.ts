import { historyRoutes as routes } from '#contract/history.ts'
import type { Deps } from '../../deps.ts'
import { exportRecord } from '../../history/export.ts'
import type { Bind } from '../../http/bind.ts'
import { mustView } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { unopenedBy } from '../expenses/expenses.open.ts'
import { historyOfItem } from './history.item.ts'

export const historyRoutes = (bind: Bind, { doors, historyKey }: Deps): void => {
  bind.reading(routes.ofItem, async ({ params: { id } }, { tx, viewer }) => {
    if ((await unopenedBy(tx, viewer)).has(id)) throw new Refusal('notOpenedYet')
    const history = await historyOfItem(tx, id)
    if (history.entries.length === 0) throw new Refusal('notFound')
    return history
  })
  bind.plain(routes.key, async (_input, { reply }) => reply.type('application/x-pem-file').send(historyKey.publicPem))
  bind.plain(routes.export, async (_input, { caller, reply, now }) => {
    if (!caller) throw new Refusal('unauthenticated')
    const viewer = mustView(caller)
    const text = await doors.forViewer(viewer, async (tx) =>
      exportRecord(tx, viewer, { key: historyKey, now, withheld: await unopenedBy(tx, viewer) }),
    )
    const name = `evenhand-record-${now.slice(0, 10)}.json`
    return reply.type('application/json').header('content-disposition', `attachment; filename="${name}"`).send(text)
  })
}
