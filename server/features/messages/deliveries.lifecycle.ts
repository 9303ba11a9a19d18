import { randomUUID } from 'node:crypto'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import type { DeliveryParty } from '#machines/messages/delivery.types.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { begin, recordBegin } from '../../lifecycle/begin.ts'
import type { Involved, Lifecycle, LifecycleNames } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { Person } from './correspondents.ts'
import {
  type DeliveryRow,
  deliveryColumnsOf,
  insertDelivery,
  isOwnAffair,
  lockDelivery,
  writeDelivery,
} from './deliveries.store.ts'
import type { MessageRow } from './messages.store.ts'

export const peopleOfDelivery = ({
  person_id,
  author_id,
}: Pick<DeliveryRow, 'person_id' | 'author_id'>): readonly Involved<DeliveryParty>[] => [
  { personId: person_id, party: 'recipient' },
  { personId: author_id, party: 'author' },
]

const begun = { by: bySystem, input: {} }

export const deliveryLifecycle: Lifecycle<typeof deliveryMachine, DeliveryRow, LifecycleNames> = {
  entity: 'delivery',
  topic: 'message',
  machine: deliveryMachine,
  lock: lockDelivery,
  contextOf: async () => ({}),
  people: peopleOfDelivery,
  sawAmounts: () => true,
  write: writeDelivery,
  // The first view is written with the status. The entry contains it, because the row is read again behind an effect.
  effects: { stamp: async () => {} },
  columnsOf: deliveryColumnsOf,
  notices: {},
  recordBefore: (change, row) => {
    if (isOwnAffair(row)) recordBegin(change, { entity: 'delivery', columnsOf: deliveryColumnsOf }, row, begun)
  },
}

/**
 * Delivers a message to one person. Everybody who reads the message sees when its recipients first viewed it, but for
 * professionals, whose views are nobody else's affair. Only they can write into their own stream, so the beginning of
 * their delivery is recorded when they open it.
 */
export const deliver = (change: UnitOfWork, author: Viewer, message: MessageRow, to: Person): Promise<DeliveryRow> => {
  const { tx, familyId: family_id, now } = change
  const { reach, audience } = message
  const seenBy: Pick<DeliveryRow, 'reach' | 'audience'> =
    to.standing === 'professional' ? { reach: 'closed', audience: [to.id] } : { reach, audience }
  return begin(
    change,
    to.standing === 'professional' ? { ...deliveryLifecycle, isUnrecorded: true } : deliveryLifecycle,
    {},
    (status) =>
      insertDelivery(tx, {
        ...seenBy,
        family_id,
        id: randomUUID(),
        message_id: message.id,
        person_id: to.id,
        author_id: author.personId,
        status,
        version: 1,
        viewed_at: null,
        changed_at: now,
      }),
    author,
  )
}
