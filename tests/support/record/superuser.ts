import pg from 'pg'

const connections = new Map<string, Promise<pg.Client>>()

const connect = async (superuser: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(superuser)
  const forget = () => connections.delete(superuser.database ?? '')
  client.on('error', forget)
  client.on('end', forget)
  await client.connect()
  return client
}

/** Keeps one connection for each database, because signing in takes longer than most statements. */
const connectionTo = (superuser: pg.ClientConfig): Promise<pg.Client> => {
  const name = superuser.database ?? ''
  const connection = connections.get(name) ?? connect(superuser)
  connections.set(name, connection)
  return connection
}

/** Runs a statement that neither a handler nor the tables' owner may run, as an intruder or an operator. */
export const bySuperuser = async (
  { superuser }: { readonly superuser: pg.ClientConfig },
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = await connectionTo(superuser)
  return (await client.query(text, values)).rows
}

/** Runs several statements, separated by semicolons, which have no values. */
export const asSuperuser = async (superuser: pg.ClientConfig, statements: string): Promise<void> => {
  await (await connectionTo(superuser)).query(statements)
}

export const endSuperuser = async (superuser: pg.ClientConfig): Promise<void> => {
  const connection = connections.get(superuser.database ?? '')
  await (await connection)?.end()
}
