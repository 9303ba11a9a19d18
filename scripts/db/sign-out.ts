import { type Db, scopesOf } from '../../server/db/tenancy.ts'
import { accountNamed } from '../../server/features/account-closing/account-named.ts'
import { endAllSessions } from '../../server/features/session/session.store.ts'

/** Ends every session of an account, whose open pages lead to the login at once. Returns the exit code. */
export const signOut = async (db: Db, username: string | undefined): Promise<number> => {
  if (!username) {
    console.error('Usage: npm run db -- sign-out --username NAME')
    return 2
  }
  const person = await accountNamed(db, username)
  if (!person) {
    console.error('Nobody has this username.')
    return 2
  }
  const ended = await scopesOf(db).beforeSignIn((tx) => endAllSessions(tx, person.id))
  console.log(`Sessions that ended: ${ended.length}. Their password and second step still sign them in.`)
  return 0
}
