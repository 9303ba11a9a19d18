import { registrationRoutes } from '#contract/registration/registration.ts'
import type { TestApp } from '../app.ts'

type People = { readonly founder: string; readonly account: string }

/** Founds a family whose second parent is somebody with an account, who acts in it as a member of another name. */
export const acceptedFamily = async (app: TestApp, { founder, account: account_id }: People): Promise<string> => {
  const body = {
    country: 'US' as const,
    children: [{ firstName: 'Poppy', dateOfBirth: '2019-02-03' }],
    coparent: { firstName: 'Dee', lastName: 'Reyes' },
  }
  const answer = await (await app.as(founder)).call(registrationRoutes.foundAnother, { body })
  const { familyId } = registrationRoutes.foundAnother.output.parse(answer.body)
  const { scopes } = app.deps
  const person_id = await scopes.asSystem(familyId, async (tx) => {
    const others = tx.selectFrom('membership').select('person_id').where('person_id', '!=', founder)
    return (await others.where('role', '=', 'parent').executeTakeFirstOrThrow()).person_id
  })
  await scopes.beforeSignIn((tx) =>
    tx.insertInto('member_account').values({ person_id, account_id, since: app.clock.now() }).execute(),
  )
  return familyId
}
