import { type Kysely, sql } from 'kysely'
import type { DerivedCheck } from './derived-checks.ts'

const nameOf = ({ table, column }: DerivedCheck): string => `${table}_${column}_check`

/** Leaves out constraints that another process is replacing at this moment, because PostgreSQL returns null as their text. */
const constraintsOf = async (db: Kysely<unknown>): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string; definition: string | null }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.flatMap(({ name, definition }) => (definition === null ? [] : [[name, definition]])))
}

/** Returns the values that a constraint allows, in its order, read from the text in which PostgreSQL stores it. */
export const wordsIn = (definition: string): string[] =>
  [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word = '']) => word.replaceAll("''", "'"))

const allows = (definition: string | undefined, { words }: DerivedCheck): boolean => {
  const present = definition === undefined ? [] : wordsIn(definition)
  return present.length === words.length && present.every((word, at) => word === words[at])
}

/** Uses one statement, so that no row is unchecked at any moment. */
const replace = async (db: Kysely<unknown>, check: DerivedCheck): Promise<void> => {
  const { table, column, words, many } = check
  const list = sql.join(words.map((word) => sql.lit(word)))
  const condition = many ? sql`${sql.ref(column)} <@ array[${list}]` : sql`${sql.ref(column)} in (${list})`
  const name = sql.id(nameOf(check))
  await sql`alter table ${sql.table(table)} drop constraint if exists ${name},
    add constraint ${name} check (${condition})`.execute(db)
}

const differing = async (db: Kysely<unknown>, checks: readonly DerivedCheck[]): Promise<DerivedCheck[]> => {
  const present = await constraintsOf(db)
  return checks.filter((check) => !allows(present.get(nameOf(check)), check))
}

/** Nothing else uses this advisory lock. Kysely's own lock, which its migrator holds, has ended by then. */
const lock = 4_300_001

/**
 * Updates each CHECK to the present values. A database that has them already is only read. When several processes start
 * at once, one replaces a constraint and the others find it done. Each table is locked in a transaction of its own, so
 * that none waits for another table.
 */
export const reconcileChecks = async (db: Kysely<unknown>, checks: readonly DerivedCheck[]): Promise<void> => {
  for (const check of await differing(db, checks))
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
      if ((await differing(tx, [check])).length > 0) await replace(tx, check)
    })
}
