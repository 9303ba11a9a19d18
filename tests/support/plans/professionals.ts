import { randomUUID } from 'node:crypto'
import { familyRoutes } from '#contract/families.ts'
import type { PeopleTables } from '#server/db/schema/people.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { recordAccess, recordMembership } from '#server/features/families/families.recorded.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { bySuperuser } from '../record/superuser.ts'
import type { Stage } from '../stage.ts'

type UserType = PeopleTables['person']['user_type']

/** Adds an account that belongs to no family yet. */
export const personOf = async (app: TestApp, user_type: UserType): Promise<string> => {
  const id = randomUUID()
  await app.deps.scopes.beforeSignIn(async (tx) => {
    const name = { username: `${user_type.toLowerCase()}.${id}`.slice(0, 30), first_name: 'Kim', last_name: 'Lee' }
    const place = { locale: 'en-US', time_zone: 'America/New_York', is_attorney: false, created_at: app.clock.now() }
    await tx
      .insertInto('person')
      .values({ id, user_type, ...name, ...place })
      .execute()
    await tx
      .insertInto('contact_details')
      .values({ person_id: id, email: `${id}@example.com` })
      .execute()
  })
  return id
}

/** Makes somebody a member of the stage's family, which the product alone does. */
export const join = ({ act, family }: Stage, personId: string, role: 'thirdParty' | 'professional') =>
  act('system', async (change) => {
    const at = change.now
    const row = { family_id: family.id, person_id: personId, role, side: null, since: at, joined_at: at }
    await change.tx.insertInto('membership').values(row).execute()
    const person = await change.tx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
    recordMembership(change, row, person)
  })

/** Gives a professional an access of one parent, as the product does. */
export const giveAccess = ({ act, family }: Stage, professional_id: string, parent_id: string) =>
  act('system', async (change) => {
    const times = { created_at: change.now, changed_at: change.now }
    const own = { family_id: family.id, id: randomUUID(), professional_id, parent_id }
    const access = await change.tx
      .insertInto('professional_access')
      .values({ ...own, ...times, status: 'active', version: 1, audience: [professional_id, parent_id] })
      .returningAll()
      .executeTakeFirstOrThrow()
    recordAccess(change, access)
  })

/** Adds a professional to whom each of these parents gave access. */
export const professionalOf = async (
  app: TestApp,
  on: Stage,
  parents: readonly ('dana' | 'sam')[],
): Promise<string> => {
  const id = await personOf(app, 'professional')
  await join(on, id, 'professional')
  for (const parent of parents) await giveAccess(on, id, on[parent].personId)
  return id
}

/** A professional of both parents as a viewer on their own account. */
export const viewerForBoth = ({ family }: Stage, personId: string): Viewer => ({
  personId,
  familyId: family.id,
  viewpoint: personId,
  standing: 'professionalOfBoth',
  mode: 'self',
})

/** Signs a professional in, on their own account. */
export const onOwnAccount = async (app: TestApp, on: Stage, personId: string): Promise<TestClient> => {
  const client = await app.as(personId)
  const { status } = await client.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs: null } })
  if (status !== 204) throw new Error(`the professional could not choose the family: ${status}`)
  return client
}

/** Ends the access that a parent gave, as it ends in the product: it stays, as removed. */
export const endAccess = (app: TestApp, on: Stage, professionalId: string, parent: 'dana' | 'sam') =>
  bySuperuser(
    { superuser: on.superuser },
    `update professional_access set status = 'removed', version = version + 1, changed_at = $4
      where family_id = $1 and professional_id = $2 and parent_id = $3`,
    [on.family.id, professionalId, on[parent].personId, app.clock.now()],
  )
