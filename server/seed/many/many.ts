import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../db/tenancy.ts'
import { hashPassword } from '../../features/session/password.ts'
import { demoFamilies, demoPassword } from '../accounts.ts'
import { copyOf, familyIdOf } from './copy.ts'
import { type Row, type Rows, type Table, tables, templateOf } from './template.ts'

const batchSize = 250

type Dependencies = { readonly db: Db; readonly clock: Clock; readonly log: (line: string) => void }

/**
 * Seeds numbered families for measurements; existing ones are kept, so that an interrupted run continues. Their parents
 * sign in as `dana.reyes.NUMBER` and the like. It runs as the owner of the tables with row security suspended for each
 * batch, so no server may run beside it.
 */
export const seedFamilies = async ({ db, clock, log }: Dependencies, count: number): Promise<void> => {
  const begun = performance.now()
  const templates: Rows[] = []
  for (const family of demoFamilies) templates.push(await templateOf(db, clock, family))
  const passwordHash = await hashPassword(demoPassword)
  const columns = await columnsOf(db)
  for (let from = 1; from <= count; from += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, count - from + 1) }, (_, at) => from + at)
    await db.transaction().execute(async (tx) => {
      // A trigger that waited for the commit would find the policies forced again.
      await sql`set constraints all immediate`.execute(tx)
      await force(tx, false)
      const missing = await missingAmong(tx, numbers)
      const copies = missing.flatMap((number) => {
        const template = templates[number % templates.length]
        return template ? [copyOf(template, number)] : []
      })
      for (const table of tables)
        await insert(
          tx,
          table,
          columns.get(table) ?? [],
          copies.flatMap((copy) => copy[table]),
        )
      await insertContactDetails(tx, copies)
      await insertCredentials(tx, copies, passwordHash, clock.now())
      await force(tx, true)
    })
    const done = numbers.at(-1) ?? count
    log(`${done} of ${count} families, ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  await sql`analyze`.execute(db)
}

const bound = [...tables, 'expense_total', 'credential', 'contact_details', 'category_use', 'child_use'] as const

/** Switches forced row security; a failure rolls it back with the transaction, so no table is left open. */
const force = async (tx: Tx, on: boolean): Promise<void> => {
  for (const table of bound)
    await sql`alter table ${sql.table(table)} ${sql.raw(on ? 'force' : 'no force')} row level security`.execute(tx)
}

const missingAmong = async (tx: Tx, numbers: readonly number[]): Promise<number[]> => {
  const ids = numbers.map(familyIdOf)
  const { rows } = await sql<{ id: string }>`select id from family where id = any(${ids}::uuid[])`.execute(tx)
  const there = new Set(rows.map(({ id }) => id))
  return numbers.filter((_, at) => !there.has(ids[at] ?? ''))
}

/** Returns the columns that are written; generated columns are left to the database. */
const columnsOf = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...tables]}) and is_generated = 'NEVER'`.execute(db)
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name)
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column_name }) => column_name)]))
}

const insert = async (tx: Tx, table: Table, columns: readonly string[], rows: readonly Row[]): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

const insertContactDetails = async (tx: Tx, copies: readonly Rows[]): Promise<void> => {
  const people = copies.flatMap(({ person }) => person.map(({ id }) => String(id)))
  await sql`insert into contact_details (person_id, email)
    select id, username || '@example.com' from person where id = any(${people}::uuid[])`.execute(tx)
}

const insertCredentials = async (tx: Tx, copies: readonly Rows[], passwordHash: string, now: string): Promise<void> => {
  const people = copies.flatMap(({ person }) => person.map(({ id }) => String(id)))
  await sql`insert into credential (person_id, password_hash, changed_at)
    select person, ${passwordHash}, ${now}::timestamptz from unnest(${people}::uuid[]) person`.execute(tx)
}
