import type { FamilyScopes } from '../db/tenancy.ts'
import { passwordFits } from '../features/session/password.ts'
import { StartError } from '../start-error.ts'
import { demoAccounts, demoPassword } from './accounts.ts'

/** Returns the demo accounts in which anybody can sign in, because their password was never changed. */
const openDemoAccounts = async ({ beforeSignIn }: Pick<FamilyScopes, 'beforeSignIn'>): Promise<string[]> => {
  const rows = await beforeSignIn((tx) =>
    tx
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['person.username', 'credential.password_hash'])
      .where(
        'person.username',
        'in',
        demoAccounts.map(({ username }) => username),
      )
      .execute(),
  )
  const open = await Promise.all(
    rows.map(async ({ username, password_hash }) =>
      (await passwordFits(password_hash, demoPassword)) ? [username] : [],
    ),
  )
  return open.flat()
}

/**
 * Keeps a production server from starting on data in which anybody can sign in.
 * @param allowed the operator has named the danger on the command line
 * @throws {StartError} demo-data
 */
export const refuseDemoData = async (
  scopes: Pick<FamilyScopes, 'beforeSignIn'>,
  allowed: boolean,
  warn: (line: string) => void,
): Promise<void> => {
  const accounts = await openDemoAccounts(scopes)
  if (accounts.length === 0) return
  const danger = `Anybody can sign in to ${accounts.length} demo accounts, whose password is printed in the README: ${accounts.join(', ')}.`
  if (!allowed)
    throw new StartError(
      'demo-data',
      `${danger} A production server does not start on such data. Use another DATA_DIR or DATABASE_URL, or start with --allow-demo.`,
    )
  warn(danger)
}
