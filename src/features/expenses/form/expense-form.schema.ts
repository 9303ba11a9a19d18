import * as z from 'zod/mini'
import { type ExpenseDto, type NewExpense, newExpense } from '#contract/expenses/expenses.ts'
import type { Locale } from '#contract/locale.ts'
import { pastDateField } from '#contract/past-date.ts'
import { type Currency, formatAmount, formatPercentFigure } from '#domain/money.ts'
import type { PlainDate } from '#domain/time.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'
import { typedPercent } from '#src/app/shared/forms/typed-percent.ts'

const chosen = z.string('required').check(z.minLength(1, 'required'))
/** Adapts the contract's schema to typed amounts and choices. `today` is the date in the family's time zone. */
export const expenseFormSchema = (locale: Locale, currency: Currency, today: PlainDate) =>
  z.extend(newExpense, {
    total: typedMoney(locale, currency),
    purchaseDate: pastDateField(today, 'required'),
    categoryId: chosen,
    ownPercent: z.nullable(typedPercent(locale)),
  })

export type ExpenseValues = z.input<ReturnType<typeof expenseFormSchema>>
export type ExpenseTyped = z.output<ReturnType<typeof expenseFormSchema>>

export const emptyExpense: ExpenseValues = {
  name: '',
  total: '',
  purchaseDate: '',
  categoryId: '',
  ownPercent: null,
  childIds: [],
  note: '',
  private: false,
  receipts: [],
}

/** Lists the fields in screen order, so that the first one with a problem gets the focus. */
export const fieldOrder = [
  'name',
  'total',
  'purchaseDate',
  'childIds',
  'categoryId',
  'ownPercent',
  'note',
  'private',
] as const

type Said = Pick<ExpenseDto, 'name' | 'total' | 'purchaseDate' | 'categoryId' | 'ownPercent' | 'childIds' | 'note'>

/** Fills the form from an expense that is edited or sent again. */
export const valuesOf = (item: Said, locale: Locale): ExpenseValues => ({
  ...emptyExpense,
  name: item.name,
  total: formatAmount(item.total, locale),
  purchaseDate: item.purchaseDate,
  categoryId: item.categoryId,
  ownPercent: item.ownPercent === null ? null : formatPercentFigure(item.ownPercent, locale),
  childIds: item.childIds,
  note: item.note ?? '',
})

/** Gives the fields that a command repeats, without how the expense was sent. */
export function fieldsOf({ name, total, purchaseDate, categoryId, ownPercent, childIds, note }: NewExpense) {
  return { name, total, purchaseDate, categoryId, ownPercent, childIds, note }
}
