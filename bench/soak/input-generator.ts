import type { NewExpense } from '#contract/expenses/expenses.ts'
import type { FamilyDto } from '#contract/families.ts'
import { addDays } from '#domain/time.ts'
import type { Random } from '#server/seed/random.ts'

/** Generates form input in which every name, reason and number is unique. */
export type InputGenerator = {
  readonly uniqueText: () => string
  readonly fields: () => Omit<NewExpense, 'private' | 'receipts' | 'previousId'>
  readonly expense: () => NewExpense
  /** Chooses all that may be paid, or a part of it; occasionally a cent too much. */
  readonly payment: (payable: number) => { readonly amount: number; readonly number: string }
}

export const inputGeneratorFor = (
  { categories, children }: FamilyDto,
  random: Random,
  uniqueText: () => string,
): InputGenerator => {
  const fields = () => ({
    name: uniqueText(),
    total: random.between(1, random.chance(0.1) ? 9_999_999 : 90_000),
    purchaseDate: addDays('2026-01-01', random.between(0, 300)),
    categoryId: random.pick(categories)?.id ?? '',
    childIds: [random.pick(children)?.id ?? ''],
    note: random.chance(0.3) ? uniqueText() : null,
  })
  return {
    uniqueText,
    fields,
    expense: () => ({ ...fields(), private: random.chance(0.2), receipts: [] }),
    payment: (payable) => {
      const part = random.chance(0.5) ? payable : random.between(1, payable)
      return { amount: Math.max(1, random.chance(0.03) ? payable + 1 : part), number: uniqueText() }
    },
  }
}
