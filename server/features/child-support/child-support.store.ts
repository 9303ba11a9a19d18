import type { Selectable } from 'kysely'
import { supportOrderStatuses } from '#contract/child-support/child-support.ts'
import type { DueRule } from '#domain/child-support/dues.ts'
import { reachOf } from '#domain/reach.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { ClaimMeta } from '#machines/claim/claim.types.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

export type SupportOrderRow = Selectable<Schema['support_order']>

/** Locks the ledger by its first order, then the order, and always before any payment, so that no deadlock arises. */
export const lockOrder = async (
  tx: Tx,
  id: string,
  how: 'toWrite' | 'toRead',
): Promise<SupportOrderRow | undefined> => {
  const query = tx.selectFrom('support_order').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  await tx
    .selectFrom('support_order')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('support_order').select('root_id').where('id', '=', id))
    .forUpdate()
    .execute()
  return query.forUpdate().executeTakeFirst()
}

export const writeOrder = async (
  tx: Tx,
  { id }: SupportOrderRow,
  next: Pick<SupportOrderRow, 'status' | 'version'> & { readonly changedAt: string },
): Promise<void> => {
  const { status, version, changedAt: changed_at } = next
  await tx.updateTable('support_order').set({ status, version, changed_at }).where('id', '=', id).execute()
}

export type NewOrderRow = Omit<
  SupportOrderRow,
  'version' | 'asked_end' | 'reason' | 'reach' | 'created_at' | 'changed_at'
> & {
  readonly now: string
}

export const insertOrder = (tx: Tx, { now, ...row }: NewOrderRow): Promise<SupportOrderRow> =>
  tx
    .insertInto('support_order')
    .values({ ...row, version: 1, asked_end: null, reason: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

type Said = Partial<Pick<SupportOrderRow, 'to_on' | 'asked_end' | 'reason'>>

export const setOrder = async (tx: Tx, id: string, columns: Said): Promise<void> => {
  await tx.updateTable('support_order').set(columns).where('id', '=', id).execute()
}

/** Returns the orders of one ledger or of all, each before the one that it follows. */
export const ordersOf = (tx: Tx, root?: string): Promise<SupportOrderRow[]> => {
  const query = tx.selectFrom('support_order').selectAll()
  return (root === undefined ? query : query.where('root_id', '=', root))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const metaOf = ({ status }: Pick<SupportOrderRow, 'status'>): ClaimMeta =>
  metaOfLeaf<ClaimMeta>(supportOrderMachine, status)

/** Lists the statuses of orders from which nothing ever follows. */
export const rejectedStatuses = supportOrderStatuses.filter((status) => metaOf({ status }).rejected)

/** Says whether both parents agreed on the order, so that dues follow from it. */
export const isAgreed = (order: Pick<SupportOrderRow, 'status'>): boolean => metaOf(order).agreed !== undefined

/** Says whether the order may still create dues. */
export const isRunning = (order: Pick<SupportOrderRow, 'status'>): boolean => metaOf(order).agreed === 'running'

/** Returns the order in force in a ledger, or else the latest one. */
export const presentOrder = async (tx: Tx, root: string): Promise<SupportOrderRow | undefined> =>
  (await ordersOf(tx, root)).find(isAgreed)

/** Says whether the order still creates dues on `today`, which is a date in the family's zone. */
export const isInForce = (order: Pick<SupportOrderRow, 'status' | 'to_on'>, today: string): boolean =>
  isRunning(order) && (order.to_on === null || order.to_on >= today)

export const ruleOf = ({ rhythm, days, from_on: from, to_on: to }: SupportOrderRow): DueRule => ({
  rhythm,
  days,
  from,
  to,
})

export const zoneOf = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()).time_zone

/**
 * Returns the recorded columns. It omits columns that `advance` records itself, and a reach that follows from the
 * audience, because older entries have no reach.
 */
export const orderColumnsOf = (row: SupportOrderRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach, ...columns } = row
  return reach === reachOf(row.audience) ? columns : { ...columns, reach }
}
