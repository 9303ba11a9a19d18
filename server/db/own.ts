import pg from 'pg'
import type { DatabaseUrls } from '../config.ts'
import { encryptedDatabase } from '../encrypted.ts'
import { StartError } from '../start-error.ts'
import type { Logins } from './logins.ts'

const oldest = { number: 150_000, name: '15' }

/** Without addresses of their own, requests and jobs share the login of DATABASE_URL. */
export const ownLogins = ({ migrator, app, jobs, tls }: DatabaseUrls): Logins<pg.ClientConfig> => {
  const loginOf = (address: string) => ({ connectionString: tls ? encryptedDatabase(address) : address })
  return { migrator: loginOf(migrator), app: loginOf(app ?? migrator), jobs: loginOf(jobs ?? migrator) }
}

/** Returns the names of the logins for requests and jobs, as far as they differ from the one that owns the tables. */
export const usersOf = (
  logins: Logins<{ readonly clientConfig: pg.ClientConfig }>,
): { app?: string; jobs?: string } => {
  const [owner, app, jobs] = [logins.migrator, logins.app, logins.jobs].map(({ clientConfig }) => userOf(clientConfig))
  return { ...(app && app !== owner && { app }), ...(jobs && jobs !== owner && { jobs }) }
}

const userOf = ({ connectionString, user }: pg.ClientConfig): string | undefined =>
  connectionString === undefined ? user : decodeURIComponent(new URL(connectionString).username)

/**
 * Checks whether an external PostgreSQL can be used by each of its logins. An address is never repeated in messages,
 * because it may contain a password.
 * @throws {StartError}
 */
export async function checkOwn(urls: DatabaseUrls, print: (line: string) => void) {
  const { migrator, app, jobs } = urls
  const logins = ownLogins(urls)
  await checkAddress('DATABASE_URL', logins.migrator)
  if (app !== undefined) await checkAddress('DATABASE_URL_APP', logins.app)
  if (jobs !== undefined) await checkAddress('DATABASE_URL_JOBS', logins.jobs)
  if (
    new Set([migrator, app ?? migrator, jobs ?? migrator].map((connectionString) => userOf({ connectionString })))
      .size < 3
  )
    print(
      `DATABASE_URL, DATABASE_URL_APP and DATABASE_URL_JOBS do not name three logins, so the running server can change
the record and switch off what protects it. README.md says how to create them.`,
    )
}

async function checkAddress(variable: string, login: pg.ClientConfig) {
  const client = new pg.Client({ ...login, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  refuseUnfit(await facts(client, variable).finally(() => client.end().catch(() => undefined)))
}

/** @throws {StartError} when such a PostgreSQL cannot hold our data */
export function refuseUnfit({ version, number, encoding }: Facts) {
  if (number < oldest.number)
    throw new StartError(
      'database-too-old',
      `DATABASE_URL leads to PostgreSQL ${version}; ${oldest.name} or newer is needed.`,
    )
  if (encoding !== 'UTF8')
    throw new StartError('database-unreachable', `DATABASE_URL leads to a database in ${encoding}; it must be UTF8.`)
}

type Facts = { version: string; number: number; encoding: string }

async function facts(client: pg.Client, variable: string): Promise<Facts> {
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(`select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`)
    if (rows[0]) return rows[0]
    throw new Error('no answer')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
    throw new StartError(
      'database-unreachable',
      `The PostgreSQL of ${variable} cannot be used (${code}).
Check that it runs, that the user and password are right and that the database exists. A database elsewhere must encrypt,
with a certificate that can be verified; README.md says how, and what DATABASE_TLS=off means.`,
    )
  }
}
