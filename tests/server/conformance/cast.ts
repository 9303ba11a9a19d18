import { randomUUID } from 'node:crypto'
import type { TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { Stage } from '#tests/support/stage.ts'

/**
 * Everybody who can reach the server, each in their own session; system and bank cannot. `professional` looks as Dana,
 * `ofBoth` is on their own account, with the access of both parents.
 */
export type Person = 'dana' | 'sam' | 'professional' | 'ofBoth' | 'admin' | 'child' | 'neighbour'
export type Cast = Readonly<Record<Person, TestClient>>

/** Signs in an administrator who views as Dana. */
const adminClient = async (app: TestApp, { dana, superuser }: Stage): Promise<TestClient> => {
  const id = randomUUID()
  await app.deps.scopes.beforeSignIn(async (tx) => {
    await tx
      .insertInto('person')
      .values({
        id,
        username: `ada.admin${app.suffix()}`,
        first_name: 'Ada',
        last_name: 'Long',
        locale: 'en-US',
        time_zone: 'America/New_York',
        user_type: 'admin',
        is_attorney: false,
        created_at: app.clock.now(),
      })
      .execute()
    await tx.insertInto('contact_details').values({ person_id: id, email: 'ada@example.com' }).execute()
  })
  const client = await app.as(id)
  const values = [dana.familyId, dana.personId, id]
  await bySuperuser({ superuser }, 'update session set family_id = $1, viewpoint = $2 where person_id = $3', values)
  return client
}

export const castOf = async (app: TestApp, on: Stage): Promise<Cast> => ({
  dana: await app.as(on.dana.personId),
  sam: await app.as(on.sam.personId),
  professional: await app.as(on.professional.personId),
  ofBoth: await onOwnAccount(app, on, await professionalOf(app, on, ['dana', 'sam'])),
  admin: await adminClient(app, on),
  child: await app.as(on.child.personId),
  neighbour: await app.as(on.neighbour.personId),
})
