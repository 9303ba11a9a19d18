import { sql } from 'kysely'
import type { ItemEntry } from '#domain/record/moves.ts'
import { copyRows } from '../../db/reading/copied-rows.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding, Watch } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'
import { eachThatSays } from '../../history/verify/read-entries.ts'
import { type AllocationState, factsFrom } from './expenses.facts.ts'

type Allocation = { readonly payment: string; readonly amount: number }
type ByExpense = ReadonlyMap<string, readonly Allocation[]>
type Columns = { readonly [key: string]: unknown }

const columnsIn = ({ payload }: ItemEntry): Columns => payload.row?.columns ?? payload.columns ?? {}

type Part = { readonly expense_id: string; readonly amount: number }
const partsIn = (columns: Columns): readonly Part[] | null =>
  Array.isArray(columns.allocations) ? columns.allocations : null

/** Entries from before allocations were recorded have none, so what the tables say of their payments is taken. */
const storedParts = async (tx: Tx, recorded: readonly string[]): Promise<Map<string, Part[]>> => {
  const rows = await tx
    .selectFrom('allocation')
    .select(['payment_id', 'expense_id', 'amount'])
    .where(sql<boolean>`payment_id <> all(${recorded}::uuid[])`)
    .execute()
  return Map.groupBy(rows, ({ payment_id }) => payment_id)
}

/** The parts of payments: as entries record them, and as the tables say of all others. */
type Parts = { readonly allocations: ByExpense; readonly recorded: ReadonlySet<string> }

/** Reads the parts before the entries, because an entry about an expense may come before the parts of its payments. */
const readParts = async (tx: Tx, familyId: string): Promise<Parts> => {
  const recorded = new Map<string, readonly Part[]>()
  await eachThatSays(tx, familyId, 'allocations', (entry) => {
    const parts = entry.payload.entity === 'payment' ? partsIn(columnsIn(entry)) : null
    if (parts) recorded.set(entry.payload.entityId, parts)
  })
  const all = [...recorded, ...(await storedParts(tx, [...recorded.keys()]))].flatMap(([payment, parts]) =>
    parts.map(({ expense_id, amount }) => ({ expense_id, payment, amount })),
  )
  return { allocations: Map.groupBy(all, ({ expense_id }) => expense_id), recorded: new Set(recorded.keys()) }
}

type PaymentState = { readonly status: string; readonly change_order: number }

type State = {
  readonly payments: Map<string, PaymentState>
  readonly owed: Map<string, number>
  readonly opened: Set<string>
  /** Payments without recorded parts that entries are about. */
  readonly older: Set<string>
}

/** A move may be decided just before somebody opens the expense, and be recorded just after. */
const isRight = (said: unknown, known: unknown, key: string): boolean =>
  said === undefined || said === known || (key === 'opened' && said === false)

const wrongFacts = ({ payload }: ItemEntry, state: State, allocations: readonly Allocation[]): string[] => {
  const facts: Columns = { ...(typeof payload.facts === 'object' && payload.facts) }
  const states: AllocationState[] = []
  for (const { payment, amount } of allocations) {
    const known = state.payments.get(payment)
    if (known) states.push({ status: known.status, change_order: known.change_order, amount })
  }
  const owed = state.owed.get(payload.entityId) ?? Number(facts.owed)
  const right: Columns = factsFrom(owed, state.opened.has(payload.entityId), states)
  return Object.keys(right).filter((key) => !isRight(facts[key], right[key], key))
}

const note = (state: State, entry: ItemEntry, at: number): void => {
  const { entity, entityId, to, row } = entry.payload
  const status = row?.status ?? to
  if (entity === 'payment' && status !== undefined && !row) state.payments.set(entityId, { status, change_order: at })
  if (entity !== 'expense') return
  if (entry.kind === 'expense.firstViewed') state.opened.add(entityId)
  const { owed } = columnsIn(entry)
  if (typeof owed === 'number') state.owed.set(entityId, owed)
}

/** The order in which payments moved decides which outcome an expense shows. Most expenses have one payment. */
const wrongOrders = async (tx: Tx, { payments }: State, allocations: ByExpense): Promise<Finding[]> => {
  const several = [...allocations].filter(([, parts]) => parts.length > 1)
  if (several.length === 0) return []
  const orders = new Map<string, number>()
  const asked = new Set(several.flatMap(([, parts]) => parts.map(({ payment }) => payment)))
  await copyRows(tx, sql`select id::text, change_order::bigint from payment`, (row) => {
    const [id, order] = [row.text() ?? '', row.integer()]
    if (order !== null && asked.has(id)) orders.set(id, order)
  })
  return several.flatMap(([expense, parts]) => {
    const moved = parts
      .map(({ payment }) => payment)
      .filter((id) => payments.has(id) && orders.has(id))
      .sort((a, b) => (payments.get(a)?.change_order ?? 0) - (payments.get(b)?.change_order ?? 0))
    const inOrder = moved.every((id, at) => at === 0 || (orders.get(moved[at - 1] ?? '') ?? 0) < (orders.get(id) ?? 0))
    return inOrder ? [] : [`expense ${expense}: its payments did not move in this order`]
  })
}

type Wrong = { readonly seq: number; readonly expense: string; readonly facts: readonly string[] }

/**
 * Computes the facts on which each move of an expense was decided again, from the payments and the first views that
 * were recorded before it.
 */
export const factsAgainstPayments = async (tx: Tx, familyId: string): Promise<Watch> => {
  const { allocations, recorded } = await readParts(tx, familyId)
  const state: State = { payments: new Map(), owed: new Map(), opened: new Set(), older: new Set() }
  const wrong: Wrong[] = []
  let at = 0
  const see = (entry: ItemEntry): void => {
    const { entity, entityId, facts } = entry.payload
    if (entity === 'expense' && facts !== undefined) {
      const found = wrongFacts(entry, state, allocations.get(entityId) ?? [])
      if (found.length > 0) wrong.push({ seq: entry.seq, expense: entityId, facts: found })
    }
    note(state, entry, at)
    if (entity === 'payment' && !recorded.has(entityId)) state.older.add(entityId)
    at += 1
  }
  const findings = async (after: Tx, { incomplete }: FamilyRecord): Promise<Finding[]> => {
    const isKnown = ({ payment }: Allocation) =>
      !incomplete.has(payment) || !(recorded.has(payment) || state.older.has(payment))
    const known = wrong.filter(
      ({ expense }) => !incomplete.has(expense) && (allocations.get(expense) ?? []).every(isKnown),
    )
    return [
      ...known.map(
        ({ seq, expense, facts }) =>
          `expense ${expense}, entry ${seq}: ${facts.join(', ')} do not follow from its payments`,
      ),
      ...(await wrongOrders(after, state, allocations)),
    ]
  }
  return { see, findings }
}
