import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { isSelf } from '../session/session.people.ts'

/** Lists a person's memberships in all of their families, also those of parents as whom their account acts. It runs before sign-in. */
export const membershipsOf = (tx: Tx, personId: string): Promise<Selectable<Schema['membership']>[]> =>
  tx
    .selectFrom('membership')
    .selectAll()
    .where((eb) => isSelf(eb.ref('person_id'), personId))
    .orderBy('family_id')
    .execute()
