import { expect, test } from 'vitest'
import { profileRoutes } from '#contract/profile/profile.ts'
import { addMs } from '#domain/time.ts'
import { holdFamily, releaseFamily } from '#server/features/family-holds/hold-family.ts'
import { sharedApp } from '#tests/support/app.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { stage } from '#tests/support/stage.ts'

test('nobody is renamed in a held family, also from another one that they look at', async () => {
  const app = await sharedApp()
  const [held, shown] = [await stage(app), await stage(app)]
  const inSecond = [held.family.id, shown.dana.personId, addMs(app.clock.now(), 60_000)]
  await bySuperuser(held, "delete from membership where family_id = $1 and side = 'B'", [held.family.id])
  await bySuperuser(
    held,
    `insert into membership (family_id, person_id, role, side, since, joined_at)
      values ($1, $2, 'parent', 'B', $3, $3)`,
    inSecond,
  )
  const dana = await app.as(shown.dana.personId)
  const rename = () => dana.call(profileRoutes.rename, { body: { firstName: 'Dana', lastName: 'Ortiz' } })
  const nameOf = () => bySuperuser(held, 'select last_name from person where id = $1', [shown.dana.personId])
  const before = await nameOf()
  await held.act('system', (change) => holdFamily(change, { reason: 'A court asks' }))
  expect(await rename()).toMatchObject({ status: 409, body: { exception: 'familyHeld' } })
  expect(await nameOf()).toEqual(before)
  await held.act('system', (change) => releaseFamily(change, 'Both showed who they are'))
  expect((await rename()).status).toBe(204)
  expect(await nameOf()).toEqual([{ last_name: 'Ortiz' }])
})
