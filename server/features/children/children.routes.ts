import { childRoutes as routes } from '#contract/children/children.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { addChild, changeChild, removeChild, setArchived } from './children.change.ts'
import { childrenOf } from './children.store.ts'

export const childRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx, viewer }) => {
    if (!permissions['child.see'](viewer)) throw new Refusal('notAllowed')
    return { items: await childrenOf(tx) }
  })
  bind.changing(routes.add, ({ body }, act) => addChild(act, body))
  bind.changing(routes.change, ({ params: { id }, body: { version, ...fields } }, act) =>
    changeChild(act, { id, version }, fields),
  )
  bind.changing(routes.archive, ({ params: { id }, body: { version } }, act) => setArchived(act, { id, version }, true))
  bind.changing(routes.restore, ({ params: { id }, body: { version } }, act) =>
    setArchived(act, { id, version }, false),
  )
  bind.changing(routes.remove, ({ params: { id }, query: { version } }, act) => removeChild(act, { id, version }))
}
