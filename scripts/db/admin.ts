import { systemClock } from '../../server/clock.ts'
import { type Db, scopesOf } from '../../server/db/tenancy.ts'
import { makeAdministrator, newAdministrator } from '../../server/features/fee-waivers/make-administrator.ts'
import { Refusal } from '../../server/http/errors/refusal.ts'

type Asked = Readonly<Record<'username' | 'email' | 'first' | 'last' | 'locale', string | undefined>>

const usage =
  'Usage: npm run db -- admin --username NAME --email ADDRESS --first NAME --last NAME [--locale en-US | en-GB | es-MX]\n       npm run db -- admin --end NAME'

/** Makes an account for an administrator and prints its password once. Returns the exit code. */
export const makeAdmin = async (db: Db, { first, last, locale = 'en-US', ...asked }: Asked): Promise<number> => {
  const parsed = newAdministrator.safeParse({ ...asked, firstName: first, lastName: last, locale })
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      console.error(`--${path.join('.').replace('Name', '')}: ${message}`)
    console.error(usage)
    return 2
  }
  try {
    const password = await makeAdministrator(scopesOf(db), parsed.data, systemClock.now())
    console.log(
      `The account ${parsed.data.username} was made. Its password, which is shown this once:\n\n  ${password}\n`,
    )
    console.log('The first sign-in asks for a second step. Change the password there.')
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error('Somebody has this username.')
    return 2
  }
}
