import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { plainAmount } from '#domain/money.ts'
import { wallOf } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { CsvTable } from '../../../lists/csv-download.ts'
import type { ListContext } from '../../../lists/list.ts'
import { parentsIn } from '../../../lists/parents.ts'
import { expenseLabel } from '../expenses.label.ts'
import { agreed, uncounted } from '../expenses.statuses.ts'
import { expenseSumsOf, sumsIn } from './expenses.sums.ts'

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

type Cell = string | number | null
type Column = { readonly key: string; readonly header: string; readonly cell: (row: ExpenseSummaryDto) => Cell }

const isCounted = ({ status }: ExpenseSummaryDto): boolean => !uncounted.includes(status)
const counted = (amount: (row: ExpenseSummaryDto) => number) => (row: ExpenseSummaryDto) =>
  isCounted(row) ? plainAmount(amount(row)) : null
/** Returns what is neither paid nor on its way, of agreed expenses or of those that nobody has answered. */
const restOf = (isAgreed: boolean) =>
  counted(({ status, facts }) => (agreed.includes(status) === isAgreed ? payableOf(facts) : 0))
const owing = ({ shares, createdBy }: ExpenseSummaryDto) => shares.find(({ personId }) => personId !== createdBy)

const listed = (columns: Readonly<Record<string, readonly [header: string, cell: Column['cell']]>>): Column[] =>
  Object.entries(columns).map(([key, [header, cell]]) => ({ key, header, cell }))

/** Lists the columns of the share, whose parts add up to it. */
const shareColumns = ({ expenses: { csv } }: TranslationFunctions, { nameOf }: Names): Column[] =>
  listed({
    owedBy: [csv.owedBy(), (row) => (isCounted(row) ? nameOf(owing(row)?.personId ?? '') : null)],
    share: [csv.share(), counted(({ facts }) => facts.owed)],
    paid: [csv.settled(), counted(({ facts }) => facts.settled)],
    unconfirmed: [csv.unconfirmed(), counted(({ facts }) => facts.checks)],
    withBank: [csv.withBank(), counted(({ facts }) => facts.inFlight)],
    scheduled: [csv.scheduled(), counted(({ facts }) => facts.scheduled)],
    left: [csv.left(), restOf(true)],
    unanswered: [csv.unanswered(), restOf(false)],
  })

const columnsOf = ({ zone }: ListContext, texts: TranslationFunctions, names: Names): Column[] => {
  const { csv } = texts.expenses
  const { parents, nameOf } = names
  return [
    ...listed({
      created: [csv.created(), ({ createdAt }) => wallOf(createdAt, zone)],
      zone: [csv.zone(), () => zone],
      createdUtc: [csv.createdUtc(), ({ createdAt }) => createdAt],
      name: [csv.name(), ({ name }) => name],
      children: [csv.children(), ({ childIds }) => childIds.map(nameOf).join(', ')],
      purchased: [csv.purchased(), ({ purchaseDate }) => purchaseDate],
      category: [csv.category(), ({ categoryId }) => nameOf(categoryId)],
      total: [csv.total(), ({ total }) => plainAmount(total)],
      currency: [csv.currency(), ({ currency }) => currency],
      recordedBy: [csv.recordedBy(), ({ createdBy }) => nameOf(createdBy)],
    }),
    ...parents.map(({ id, name }) => ({
      key: id,
      header: csv.percent({ name }),
      cell: ({ shares }: ExpenseSummaryDto) => shares.find(({ personId }) => personId === id)?.percent ?? null,
    })),
    ...listed({
      status: [csv.status(), ({ status, facts }) => expenseLabel(texts, status, facts.lastOutcome)],
    }),
    ...shareColumns(texts, names),
    ...listed({ id: [csv.id(), ({ id }) => id] }),
  ]
}

type SumLine = Readonly<Record<string, Cell>>

/** Describes the sums as lines: all that counts, what each parent owes of it, and what does not count. */
const sumLines = (sums: ExpenseSumsDto, { expenses: { csv } }: TranslationFunctions, { nameOf }: Names): SumLine[] => {
  const { counted: all, ended, private: own } = sums
  const line = (text: (sum: { count: number }) => string, { count, total }: typeof ended): SumLine[] =>
    count > 0 ? [{ name: text({ count }), total: plainAmount(total) }] : []
  return [
    ...line(csv.sum, all),
    ...all.owed.map(({ personId, count, ...amounts }) => {
      const cells = Object.entries(amounts).map(([key, amount]) => [key, plainAmount(amount)] as const)
      return { name: csv.sum({ count }), owedBy: nameOf(personId), ...Object.fromEntries(cells) }
    }),
    ...line(csv.sumEnded, ended),
    ...line(csv.sumPrivate, own),
  ]
}

/**
 * Lists a column for each value that the log shows, and nothing that requires opening an expense; the sums stand below,
 * after an empty line. Amounts are plain decimals with the currency beside them.
 */
export const expenseTable = async (
  context: ListContext,
  texts: TranslationFunctions,
  selection: ExpenseSelection,
): Promise<CsvTable<ExpenseSummaryDto>> => {
  const names = await namesOf(context.tx, texts)
  const columns = columnsOf(context, texts, names)
  return {
    columns: columns.map(({ header, cell }) => [header, cell] as const),
    foot: async ({ tx, viewer }) => {
      const lines = sumLines(expenseSumsOf(await sumsIn(tx, viewer, selection)), texts, names)
      return [{}, ...lines].map((line: SumLine) => columns.map(({ key }) => line[key] ?? null))
    },
  }
}
