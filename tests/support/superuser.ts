import pg from 'pg'

/** What neither a handler nor the owner of the tables may do: the intruder's statement, or the operator's. */
export const asSuperuser = async (superuser: pg.ClientConfig, statement: string): Promise<void> => {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
