import { randomUUID } from 'node:crypto'
import type { FamilyScopes } from '#server/db/tenancy.ts'

/** Stores an administrator with a second step, who belongs to no family and may look on in each. */
export const seedAdmin = (scopes: FamilyScopes, now: string): Promise<string> =>
  scopes.beforeSignIn(async (tx) => {
    const id = randomUUID()
    await tx
      .insertInto('person')
      .values({
        id,
        username: `admin.${id}`,
        first_name: 'Alex',
        last_name: 'Admin',
        locale: 'en-US',
        time_zone: 'America/New_York',
        user_type: 'admin',
        is_attorney: false,
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('second_step')
      .values({ person_id: id, secret: null, confirmed_at: now, last_step: null, created_at: now })
      .execute()
    return id
  })
