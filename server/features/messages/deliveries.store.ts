import type { Selectable } from 'kysely'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type DeliveryRow = Selectable<Schema['delivery']>

/** A delivery in one of these was not opened yet. */
export const unopenedLeaves = leavesOf(deliveryMachine).filter((leaf) => !isFinalLeaf(deliveryMachine, leaf))
export const isOpened = ({ status }: Pick<DeliveryRow, 'status'>): boolean => !unopenedLeaves.includes(status)

/** Says whether nobody but the recipient sees a delivery, as with a professional's. */
export const isOwnAffair = ({ audience, person_id }: Pick<DeliveryRow, 'audience' | 'person_id'>): boolean =>
  audience.length === 1 && audience[0] === person_id

export const lockDelivery = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<DeliveryRow | undefined> => {
  const query = tx.selectFrom('delivery').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeDelivery = async (
  tx: Tx,
  { id }: DeliveryRow,
  { status, version, changedAt: changed_at }: Moved<DeliveryRow['status']>,
): Promise<void> => {
  await tx
    .updateTable('delivery')
    .set({ status, version, changed_at, viewed_at: changed_at })
    .where('id', '=', id)
    .execute()
}

/** The author cannot read a professional's delivery, not even while writing it, so nothing is returned. */
export const insertDelivery = async (tx: Tx, row: DeliveryRow): Promise<DeliveryRow> => {
  await tx.insertInto('delivery').values(row).execute()
  return row
}

/** Returns the deliveries of some messages that the viewer may see, by the message's id. */
export const deliveriesOf = async (
  tx: Tx,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DeliveryRow[]>> => {
  const rows = await tx.selectFrom('delivery').selectAll().where('message_id', '=', oneOf(messageIds)).execute()
  return Map.groupBy(rows, ({ message_id }) => message_id)
}

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const deliveryColumnsOf = ({
  family_id: _,
  id: __,
  status: ___,
  version: ____,
  changed_at: _____,
  reach: ______,
  audience: _______,
  ...columns
}: DeliveryRow): Readonly<Record<string, unknown>> => columns
