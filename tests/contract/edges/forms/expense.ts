import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { parseMoney } from '#domain/money.ts'
import { type ExpenseValues, emptyExpense, expenseFormSchema } from '#src/features/expenses/form/expense-form.schema.ts'
import { formOf, problemsOfSchema } from './form.ts'
import { childOf } from './people.ts'

/** The typed fields of an expense have a table of their own; these are the ones that are chosen. */
export const expenseForm = formOf<ExpenseValues>({
  name: 'expense',
  route: expenseRoutes.create,
  right: (viewer) => ({
    ...emptyExpense,
    name: 'Shoes',
    total: '45.00',
    purchaseDate: viewer.today,
    categoryId: viewer.family.categories[0]?.id ?? '',
    childIds: [childOf(viewer)],
  }),
  problems: (values, { locale, family, today }) =>
    problemsOfSchema(expenseFormSchema(locale, family.currency, today), values),
  body: ({ total, categoryId, purchaseDate, ...values }, { locale, family }) => {
    const amount = parseMoney(total, locale, family.currency)
    return {
      ...values,
      total: amount.ok ? amount.minor : undefined,
      categoryId: categoryId || undefined,
      purchaseDate: purchaseDate || undefined,
    }
  },
  rows: [
    { rules: ['requiredCategory', 'requiredDate', 'requiredTotal'], what: 'all of them', typed: {} },
    {
      rules: ['requiredCategory'],
      what: 'no category',
      typed: { categoryId: '' },
      problem: ['categoryId', 'required'],
    },
    { rules: ['requiredTotal'], what: 'no total', typed: { total: '' }, problem: ['total', 'required'] },
    {
      rules: ['requiredDate', 'requiredPurchaseDate'],
      what: 'no day',
      typed: { purchaseDate: '' },
      problem: ['purchaseDate', 'required'],
    },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
  ],
})
