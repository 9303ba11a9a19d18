import pg from 'pg'

/** Runs a statement that neither a handler nor the tables' owner may run, as an intruder or an operator. */
export const asSuperuser = async (superuser: pg.ClientConfig, statement: string): Promise<void> => {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
