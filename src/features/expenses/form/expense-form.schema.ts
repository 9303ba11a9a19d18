import * as z from 'zod/mini'
import { type ExpenseDto, type NewExpense, newExpense } from '#contract/expenses/expenses.ts'
import type { Locale } from '#contract/locale.ts'
import { pastDateField } from '#contract/past-date.ts'
import { formatAmount } from '#domain/money.ts'
import type { PlainDate } from '#domain/time.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'

const chosen = z.string('required').check(z.minLength(1, 'required'))
/** The contract's schema, with the amount and the choices as a form holds them. `today`: where the family lives. */
export const expenseFormSchema = (locale: Locale, today: PlainDate) =>
  z.extend(newExpense, {
    total: typedMoney(locale),
    purchaseDate: pastDateField(today, 'required'),
    categoryId: chosen,
  })

export type ExpenseValues = z.input<ReturnType<typeof expenseFormSchema>>
export type ExpenseTyped = z.output<ReturnType<typeof expenseFormSchema>>

export const emptyExpense: ExpenseValues = {
  name: '',
  total: '',
  purchaseDate: '',
  categoryId: '',
  childIds: [],
  note: '',
  private: false,
  receipts: [],
}

/** As the fields stand on the screen: whoever is shown what is wrong stands at the first of it. */
export const fieldOrder = ['name', 'total', 'purchaseDate', 'childIds', 'categoryId', 'note', 'private'] as const

type Said = Pick<ExpenseDto, 'name' | 'total' | 'purchaseDate' | 'categoryId' | 'childIds' | 'note'>

/** The form filled with what an expense says, to be edited or sent again. */
export const valuesOf = (item: Said, locale: Locale): ExpenseValues => ({
  ...emptyExpense,
  name: item.name,
  total: formatAmount(item.total, locale),
  purchaseDate: item.purchaseDate,
  categoryId: item.categoryId,
  childIds: item.childIds,
  note: item.note ?? '',
})

/** What a command repeats of it: everything but how it was sent. */
export function fieldsOf({ name, total, purchaseDate, categoryId, childIds, note }: NewExpense) {
  return { name, total, purchaseDate, categoryId, childIds, note }
}
