import { sql } from 'kysely'
import { id, instant } from '#contract/common.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { fixedList } from '../../../db/one-of.ts'
import { inOrder, type Order, type Page } from '../../../db/reading/cursor.ts'
import { patternOf, wordsOf } from '../../../db/search.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { gone } from '../expenses.statuses.ts'
import { hasWord, isOpenTo } from '../log/expenses.search.ts'

export const newestFirst: Order = {
  name: [],
  direction: 'descending',
  keys: [
    { value: sql.ref('file.added_at'), type: sql`timestamptz`, schema: instant },
    { value: sql.ref('file.id'), type: sql`uuid`, schema: id },
  ],
}

/** Selects the receipts of the expenses that the viewer may see, opened or not. */
const receipts = (tx: Tx) =>
  tx
    .selectFrom('file_use')
    .innerJoin('file', (join) =>
      join.onRef('file.family_id', '=', 'file_use.family_id').onRef('file.id', '=', 'file_use.file_id'),
    )
    .innerJoin('expense', (join) =>
      join.onRef('expense.family_id', '=', 'file_use.family_id').onRef('expense.id', '=', 'file_use.entity_id'),
    )
    .selectAll('file')
    .select(['expense.id as expense_id', 'expense.name as expense_name', 'total', 'purchase_date', 'status'])
    .where('file_use.use', '=', receiptUse.name)
    .where('expense.status', '<>', sql<ExpenseStatus>`all(${fixedList(gone)})`)

export type ReceiptRow = Awaited<ReturnType<typeof receiptsFound>>[number]

/** Finds those that the viewer recorded or opened, each word in the name of the file or where the log finds it. */
export const receiptsFound = (tx: Tx, viewer: Viewer, search: string, page: Page) => {
  const opened = tx
    .selectFrom('expense')
    .select('id')
    .where((eb) => isOpenTo(eb, viewer))
  const all = receipts(tx).where('expense.id', 'in', opened)
  const found = wordsOf(search).reduce(
    (query, word) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          sql<boolean>`fold(file.name) like ${patternOf(word)}`,
          eb(
            'expense.id',
            'in',
            selectFrom('expense')
              .select('id')
              .where((of) => hasWord(of, word, viewer)),
          ),
        ]),
      ),
    all,
  )
  return inOrder(found, newestFirst, page).execute()
}

/** Resolves with undefined for a file that is no receipt, or of an expense that the viewer may not see. */
export const receiptOf = (tx: Tx, fileId: string) => receipts(tx).where('file.id', '=', fileId).executeTakeFirst()
