import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { monthlyExpenseRoutes as routes } from '#contract/monthly-expenses/monthly-expenses.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { createExpense } from '../expenses/expenses.create.ts'
import { newItemOf } from '../expenses/expenses.item.ts'
import { filesOf } from '../files/files.store.ts'
import { beginMonthly } from './monthly-expenses.begin.ts'
import { monthlyItem, monthlyItems } from './monthly-expenses.item.ts'
import { monthlyExpenseLifecycle } from './monthly-expenses.lifecycle.ts'
import { lastingMonthly } from './monthly-expenses.store.ts'

export const monthlyExpenseRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer, now }) => {
    if (!permissions['expense.create'](viewer)) throw new Refusal('notAllowed')
    return { items: await monthlyItems(tx, viewer, await lastingMonthly(tx), now) }
  })
  bind.changing(routes.begin, async ({ body }, context) =>
    monthlyItem.dtoOf(context, await beginMonthly(context.change, context.viewer, body)),
  )
  bind.changing(routes.send, async ({ params: { id }, body }, context) => {
    const { change, tx, viewer } = context
    const command = { type: 'monthlyExpense.send', version: body.version }
    await withItem(
      () => advance(change, monthlyExpenseLifecycle, id, command, viewer),
      () => itemNow(context, monthlyItem, id),
    )
    const made = await createExpense(change, viewer, body.expense)
    const receipts = body.expense.receipts.length > 0 ? await filesOf(tx, receiptUse, [made.id]) : undefined
    return newItemOf(made, viewer, receipts?.get(made.id) ?? [])
  })
  bindItem(bind, routes, monthlyItem)
}
