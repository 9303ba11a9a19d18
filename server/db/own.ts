import pg from 'pg'
import { StartError } from '../start-error.ts'

const oldest = { number: 150_000, name: '15' }

/**
 * Checks whether an external PostgreSQL can be used. Its address is never repeated in messages, because it may contain
 * a password.
 * @throws {StartError}
 */
export async function checkOwn(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  refuseUnfit(await facts(client).finally(() => client.end().catch(() => undefined)))
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

async function facts(client: pg.Client): Promise<Facts> {
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
      `The PostgreSQL of DATABASE_URL cannot be used (${code}).
Check that it runs, that the user and password are right and that the database exists.`,
    )
  }
}
