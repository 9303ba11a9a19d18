import { randomUUID } from 'node:crypto'
import type { PeopleTables } from '#server/db/schema/people.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { administratorOn } from '#tests/support/plans/fee-waivers.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { Stage } from '#tests/support/stage.ts'

type UserType = PeopleTables['person']['user_type']

/** Adds an account that belongs to no family yet. */
const personOf = async (app: TestApp, user_type: UserType): Promise<string> => {
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

const join = (app: TestApp, { superuser, family }: Stage, personId: string, role: UserType) =>
  bySuperuser(
    { superuser },
    'insert into membership (family_id, person_id, role, since, joined_at) values ($1, $2, $3, $4, $4)',
    [family.id, personId, role, app.clock.now()],
  )

const grant = (app: TestApp, { superuser, family }: Stage, professionalId: string, parentId: string) =>
  bySuperuser(
    { superuser },
    `insert into professional_access (family_id, id, professional_id, parent_id, status, version, audience, created_at,
      changed_at) values ($1, $2, $3::uuid, $4::uuid, 'active', 1, array[$3::uuid, $4::uuid], $5, $5)`,
    [family.id, randomUUID(), professionalId, parentId, app.clock.now()],
  )

/**
 * Signs in those whom the conformance tests do not need: somebody close to the family, a professional of both parents,
 * one of none, and an administrator who looks at no family. A parent who has not joined cannot sign in, so nobody does it for them.
 */
export const wideCastOf = async (app: TestApp, on: Stage): Promise<Readonly<Record<string, TestClient>>> => {
  const thirdParty = await personOf(app, 'thirdParty')
  await join(app, on, thirdParty, 'thirdParty')
  const ofBoth = await personOf(app, 'professional')
  await join(app, on, ofBoth, 'professional')
  for (const { personId } of [on.dana, on.sam]) await grant(app, on, ofBoth, personId)
  const ofNone = await personOf(app, 'professional')
  return {
    thirdParty: await app.as(thirdParty),
    ofBoth: await app.as(ofBoth),
    ofNone: await app.as(ofNone),
    administrator: await administratorOn(app),
  }
}
