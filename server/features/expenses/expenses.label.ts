import { status as texts } from '#i18n/en-US/expenses/status.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'

type Label = keyof typeof texts.label
const isLabel = (key: string): key is Label => Object.hasOwn(texts.label, key)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the label of a leaf from its chart's meta, with the last payment's outcome where the meta names it. */
export const expenseLabel = (
  { expenses }: Pick<TranslationFunctions, 'expenses'>,
  leaf: string,
  lastOutcome: string | null,
): string => {
  const { label, labelBy } = metaOfLeaf(expenseMachine, leaf)
  const exact = labelBy && lastOutcome ? `${label}${capital(lastOutcome)}` : label
  if (isLabel(exact)) return expenses.label[exact]()
  return isLabel(label) ? expenses.label[label]() : label
}
