import type { ItemEntry } from '#domain/record/moves.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'
import { factsFrom } from './expenses.facts.ts'

type Allocation = { readonly payment: string; readonly amount: number }
type ByExpense = ReadonlyMap<string, readonly Allocation[]>
type Columns = { readonly [key: string]: unknown }

const columnsIn = ({ payload }: ItemEntry): Columns => payload.row?.columns ?? payload.columns ?? {}

type Part = { readonly expense_id: string; readonly amount: number }
const partsIn = (columns: Columns): readonly Part[] | null =>
  Array.isArray(columns.allocations) ? columns.allocations : null

/** Entries from before allocations were recorded have none, so what the tables say of their payments is taken. */
const storedParts = async (tx: Tx, payments: readonly string[]): Promise<Map<string, Part[]>> => {
  if (payments.length === 0) return new Map()
  const rows = await tx.selectFrom('allocation').selectAll().where('payment_id', '=', oneOf(payments)).execute()
  return Map.groupBy(rows, ({ payment_id }) => payment_id)
}

const allocationsIn = async (tx: Tx, entries: readonly ItemEntry[]): Promise<ByExpense> => {
  const recorded = new Map<string, readonly Part[]>()
  const unknown = new Set<string>()
  for (const entry of entries) {
    const { entity, entityId } = entry.payload
    if (entity !== 'payment') continue
    const parts = partsIn(columnsIn(entry))
    if (parts) recorded.set(entityId, parts)
    else unknown.add(entityId)
  }
  const missing = [...unknown].filter((id) => !recorded.has(id))
  const all = [...recorded, ...(await storedParts(tx, missing))].flatMap(([payment, parts]) =>
    parts.map(({ expense_id, amount }) => ({ expense_id, payment, amount })),
  )
  return Map.groupBy(all, ({ expense_id }) => expense_id)
}

type PaymentState = { readonly status: string; readonly change_order: number }

type State = {
  readonly payments: Map<string, PaymentState>
  readonly owed: Map<string, number>
  readonly opened: Set<string>
}

/** A move may be decided just before somebody opens the expense, and be recorded just after. */
const isRight = (said: unknown, known: unknown, key: string): boolean =>
  said === undefined || said === known || (key === 'opened' && said === false)

const wrongFacts = ({ payload }: ItemEntry, state: State, allocations: readonly Allocation[]): string[] => {
  const facts = new Map<string, unknown>(Object.entries(payload.facts ?? {}))
  const states = allocations.flatMap(({ payment, amount }) => {
    const known = state.payments.get(payment)
    return known ? [{ ...known, amount }] : []
  })
  const owed = state.owed.get(payload.entityId) ?? Number(facts.get('owed'))
  const right = factsFrom(owed, state.opened.has(payload.entityId), states)
  return Object.entries(right).flatMap(([key, value]) => (isRight(facts.get(key), value, key) ? [] : key))
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

/** The order in which payments moved decides which outcome an expense shows. */
const wrongOrders = async (tx: Tx, { payments }: State, allocations: ByExpense): Promise<Finding[]> => {
  const rows = await tx.selectFrom('payment').select(['id', 'change_order']).execute()
  const orders = new Map(rows.map(({ id, change_order }) => [id, change_order]))
  return [...allocations].flatMap(([expense, parts]) => {
    const moved = parts
      .map(({ payment }) => payment)
      .filter((id) => payments.has(id) && orders.has(id))
      .sort((a, b) => (payments.get(a)?.change_order ?? 0) - (payments.get(b)?.change_order ?? 0))
    const inOrder = moved.every((id, at) => at === 0 || (orders.get(moved[at - 1] ?? '') ?? 0) < (orders.get(id) ?? 0))
    return inOrder ? [] : [`expense ${expense}: its payments did not move in this order`]
  })
}

/**
 * Computes the facts on which each move of an expense was decided again, from the payments and the first views that
 * were recorded before it.
 */
export const factsAgainstPayments = async (tx: Tx, { entries, incomplete }: FamilyRecord): Promise<Finding[]> => {
  const allocations = await allocationsIn(tx, entries)
  const state: State = { payments: new Map(), owed: new Map(), opened: new Set() }
  const findings: Finding[] = []
  for (const [at, entry] of entries.entries()) {
    const { entity, entityId, facts } = entry.payload
    const parts = allocations.get(entityId) ?? []
    const known = !incomplete.has(entityId) && parts.every(({ payment }) => !incomplete.has(payment))
    if (entity === 'expense' && facts !== undefined && known) {
      const wrong = wrongFacts(entry, state, parts)
      if (wrong.length > 0)
        findings.push(`expense ${entityId}, entry ${entry.seq}: ${wrong.join(', ')} do not follow from its payments`)
    }
    note(state, entry, at)
  }
  return [...findings, ...(await wrongOrders(tx, state, allocations))]
}
