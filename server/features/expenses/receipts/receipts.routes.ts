import { type ReceiptDto, receiptRoutes as routes } from '#contract/expenses/receipts.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { decodeCursor } from '../../../db/reading/cursor.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import type { Bind } from '../../../http/bind.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { pageIn } from '../../../lists/list.ts'
import { copyFile } from '../../files/copy-file.ts'
import { fileItemOf } from '../../files/files.store.ts'
import { isKeptPrivate } from '../expenses.statuses.ts'
import { unopenedBy } from '../expenses.store.ts'
import { newestFirst, type ReceiptRow, receiptOf, receiptsFound } from './receipts.store.ts'

const mayCopy = (viewer: Viewer): void => {
  if (!permissions['receipt.copy'](viewer)) throw new Refusal('notAllowed')
}

const dtoOf = (row: ReceiptRow, currency: ReceiptDto['expense']['currency']): ReceiptDto => ({
  file: fileItemOf(row),
  expense: {
    name: row.expense_name,
    total: row.total,
    currency,
    purchaseDate: row.purchase_date,
    private: isKeptPrivate(row.status),
  },
})

const cursorOf = ({ added_at, id }: ReceiptRow) => [added_at, id]

export const receiptRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async ({ query }, { tx, viewer }) => {
    mayCopy(viewer)
    const limit = query.limit ?? limits.page.default
    const after = query.after === undefined ? null : decodeCursor(newestFirst, query.after)
    const found = await receiptsFound(tx, viewer, query.search ?? '', { after, limit: limit + 1 })
    const { rows, next } = pageIn({ orderOf: () => newestFirst, cursorOf }, { ...query, limit }, found)
    const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
    return { items: rows.map((row) => dtoOf(row, currency)), next }
  })
  bind.changing(routes.copy, async ({ params }, { change, tx, viewer }) => {
    mayCopy(viewer)
    const row = await receiptOf(tx, params.id)
    if (!row) throw new Refusal('notFound')
    if ((await unopenedBy(tx, viewer, [row.expense_id])).has(row.expense_id)) throw new Refusal('notOpenedYet')
    return copyFile(change, viewer, row)
  })
}
