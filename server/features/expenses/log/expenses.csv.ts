import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { plainAmount } from '#domain/money.ts'
import { wallOf } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { CsvColumn } from '../../../http/csv.ts'
import type { ListContext } from '../../../lists/list.ts'
import { parentsIn } from '../../../lists/parents.ts'
import { expenseLabel } from '../expenses.label.ts'
import { uncounted } from '../expenses.statuses.ts'

type Names = {
  readonly parents: readonly { readonly id: string; readonly name: string }[]
  readonly nameOf: (id: string) => string
}

const namesOf = async (tx: Tx, { common }: TranslationFunctions): Promise<Names> => {
  const parents = await parentsIn(tx)
  const children = await tx.selectFrom('child').select(['id', 'first_name as name']).execute()
  const categories = await tx.selectFrom('category').select(['id', 'name', 'preset']).execute()
  const known = new Map([
    ...[...parents, ...children].map(({ id, name }) => [id, name] as const),
    ...categories.map(({ id, name, preset }) => [id, preset ? common.category[preset]() : (name ?? '')] as const),
  ])
  return { parents, nameOf: (id) => known.get(id) ?? '' }
}

type Column = CsvColumn<ExpenseSummaryDto>

const isCounted = ({ status }: ExpenseSummaryDto): boolean => !uncounted.includes(status)

/**
 * Lists a column for each value that the log shows, and nothing that requires opening an expense. Amounts are plain
 * decimals with the currency beside them.
 */
export const expenseColumns = async ({ tx, zone }: ListContext, texts: TranslationFunctions): Promise<Column[]> => {
  const { parents, nameOf } = await namesOf(tx, texts)
  const { csv } = texts.expenses
  const owing = ({ shares, createdBy }: ExpenseSummaryDto) => shares.find(({ personId }) => personId !== createdBy)
  const counted = (amount: (row: ExpenseSummaryDto) => number) => (row: ExpenseSummaryDto) =>
    isCounted(row) ? plainAmount(amount(row)) : null
  return [
    [csv.created(), ({ createdAt }) => wallOf(createdAt, zone)],
    [csv.zone(), () => zone],
    [csv.createdUtc(), ({ createdAt }) => createdAt],
    [csv.name(), ({ name }) => name],
    [csv.children(), ({ childIds }) => childIds.map(nameOf).join(', ')],
    [csv.purchased(), ({ purchaseDate }) => purchaseDate],
    [csv.category(), ({ categoryId }) => nameOf(categoryId)],
    [csv.total(), ({ total }) => plainAmount(total)],
    [csv.currency(), ({ currency }) => currency],
    [csv.recordedBy(), ({ createdBy }) => nameOf(createdBy)],
    ...parents.map(
      ({ id, name }): Column => [
        csv.percent({ name }),
        ({ shares }) => shares.find(({ personId }) => personId === id)?.percent ?? null,
      ],
    ),
    [csv.status(), ({ status, facts }) => expenseLabel(texts, status, facts.lastOutcome)],
    [csv.owedBy(), (row) => (isCounted(row) ? nameOf(owing(row)?.personId ?? '') : null)],
    [csv.share(), counted(({ facts }) => facts.owed)],
    [csv.settled(), counted(({ facts }) => facts.settled)],
    [csv.remaining(), counted(({ facts }) => remainingOf(facts))],
    [csv.id(), ({ id }) => id],
  ]
}
