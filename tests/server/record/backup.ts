import pg from 'pg'

/** All rows of our schema at one moment, as JSON by table. */
export type Backup = ReadonlyMap<string, string>

const tablesIn = async (client: pg.ClientBase): Promise<{ name: string; columns: string }[]> => {
  const { rows } = await client.query<{ name: string; columns: string }>(`
    select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`)
  return rows
}

const readAll = async (client: pg.ClientBase): Promise<Backup> => {
  const rows = new Map<string, string>()
  for (const { name } of await tablesIn(client)) {
    const found = await client.query<{ rows: string }>(
      `select coalesce(jsonb_agg(t), '[]')::text as rows from ${name} t`,
    )
    rows.set(name, found.rows[0]?.rows ?? '[]')
  }
  return rows
}

export const backupOf = async (superuser: pg.ClientConfig): Promise<Backup> => {
  const client = new pg.Client(superuser)
  await client.connect()
  return readAll(client).finally(() => client.end())
}

/** Brings the database back to a backup, as a superuser would whose triggers do not fire. */
export const restore = async (client: pg.ClientBase, backup: Backup): Promise<void> => {
  for (const { name, columns } of await tablesIn(client)) {
    await client.query(`delete from ${name}`)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [backup.get(name) ?? '[]'],
    )
  }
}
