import { categoryRoutes as routes } from '#contract/categories/categories.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { addCategory, removeCategory, replaceCategory } from './categories.change.ts'
import { offeredCategories } from './categories.store.ts'

export const categoryRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx, viewer }) => {
    if (!permissions['category.see'](viewer)) throw new Refusal('notAllowed')
    return { items: await offeredCategories(tx) }
  })
  bind.changing(routes.add, ({ body }, act) => addCategory(act, body))
  bind.changing(routes.replace, ({ params: { id }, body }, act) => replaceCategory(act, id, body))
  bind.changing(routes.remove, ({ params: { id } }, act) => removeCategory(act, id))
}
