import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { WaitingExpenseDto } from '#contract/home.ts'
import { limits } from '#contract/limits.ts'
import { type PaymentDto, paymentStatuses } from '#contract/payments/payments.ts'
import { permissions } from '#contract/permissions.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type ExpenseFacts, noFacts } from '#machines/expenses/expense.types.ts'
import { isTurnOf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { partyAmong } from '../../lifecycle/lifecycle.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { asksSomebody } from '../payments/payments.facts.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { factsOf } from './expenses.facts.ts'
import { rowOf } from './expenses.item.ts'
import { peopleOfExpense } from './expenses.lifecycle.ts'
import { outstanding } from './expenses.statuses.ts'
import type { ExpenseRecord } from './expenses.store.ts'
import { expenseTotalsOf, sumsIn } from './log/expenses.sums.ts'

/** Lists the statuses in which a person must say whether the payment arrived. */
const askedStatuses = paymentStatuses.filter(asksSomebody)

/** Selects only expenses that wait; the index `expense_by_status` answers it. */
export const waitingRows = (tx: Tx) =>
  tx
    .selectFrom('expense')
    .selectAll()
    .where('status', 'in', outstanding)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.home.examined)

const turnsAt = (status: ExpenseStatus, facts: ExpenseFacts): string[] =>
  turnsOf(expenseMachine.resolveState({ value: pathToValue(status), context: { ...facts, private: false } }))

const isTheirTurn = (row: ExpenseRecord, facts: ExpenseFacts, { viewpoint }: Viewer): boolean => {
  const by = { actor: null, party: partyAmong(peopleOfExpense(row), viewpoint), mode: 'self' } as const
  return turnsAt(row.status, facts).some((turn) => isTurnOf(expenseMachine, turn, by))
}

/** Groups payments by expense; a payment of several expenses appears with each. */
const askedPayments = async (tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<Map<string, PaymentDto[]>> => {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', askedStatuses)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('allocation')
        .select('payment_id')
        .where('expense_id', 'in', [...ids]),
    )
    .orderBy('created_at')
    .orderBy('change_order')
    .execute()
  const items = await paymentItems(tx, viewer, rows)
  const paying = (id: string) => items.filter((item) => item.allocations.some(({ expenseId }) => expenseId === id))
  return new Map(ids.map((id) => [id, paying(id)]))
}

const viewedTimes = async (tx: Tx, ids: readonly string[]) => {
  const stamps = await tx
    .selectFrom('viewed')
    .select(['entity_id', 'person_id', 'at'])
    .where('entity_id', 'in', [...ids])
    .execute()
  return ({ id, other_id }: ExpenseRecord) =>
    stamps.find(({ entity_id, person_id }) => entity_id === id && person_id === other_id)?.at ?? null
}

type FactsAt = (row: ExpenseRecord) => ExpenseFacts

/** Returns a function that formats one of these rows with its payments and views. */
const itemsAmong = async (tx: Tx, viewer: Viewer, rows: readonly ExpenseRecord[], factsAt: FactsAt) => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return unreachable
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  const payments = await askedPayments(tx, viewer, ids)
  const viewedAt = await viewedTimes(tx, ids)
  return (row: ExpenseRecord): WaitingExpenseDto => ({
    ...rowOf(row, factsAt(row), currency, viewer),
    payments: payments.get(row.id) ?? [],
    viewedAt: viewedAt(row),
  })
}
const unreachable = (): never => {
  throw new Error('there is no row to show')
}

/** Lists expenses in which it is the viewpoint's turn, and those that wait for the other parent, the bank or a date. */
export const expensesWaiting: HomeLines = async (tx, viewer) => {
  const rows: ExpenseRecord[] = await waitingRows(tx).execute()
  const facts = await factsOf(tx, rows)
  const factsAt = ({ id, owed }: ExpenseRecord) => facts.get(id) ?? { ...noFacts, owed }
  const [yours = [], others = []] = [true, false].map((own) =>
    rows.filter((row) => isTheirTurn(row, factsAt(row), viewer) === own),
  )
  const shown = [yours, others].flatMap((some) => some.slice(0, limits.home.shown))
  const itemOf = await itemsAmong(tx, viewer, shown, factsAt)
  const partOf = (some: readonly ExpenseRecord[]): HomePart => ({
    count: some.length,
    lists: { items: some.slice(0, limits.home.shown).map(itemOf) },
  })
  const totals = permissions['expense.see'](viewer)
    ? expenseTotalsOf(await sumsIn(tx, viewer, { show: 'outstanding' }), viewer)
    : null
  return { you: partOf(yours), others: partOf(others), totals }
}
