import { type Kysely, sql } from 'kysely'
import { rewordFamilyPolicies } from './frozen/family-policies.ts'

/**
 * Supports ordering and searching the log. The results of `fold`, which removes accents and case, are stored, because
 * folding 10,000 names for a search takes a hundred milliseconds, and PostgreSQL cannot index the result of a function
 * that is not immutable. Orders by turn or by remaining amount have no index: they change with every payment, and
 * sorting is fast enough.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function fold(value text) returns text language sql immutable parallel safe strict
      return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
    alter table expense
      add column name_key text collate "C" not null generated always as (fold(name)) stored,
      add column note_key text collate "C" generated always as (fold(note)) stored;
    create index expense_by_purchase on expense (family_id, purchase_date, id);
    create index expense_by_name on expense (family_id, name_key, id);
    create index expense_by_total on expense (family_id, total, id)`.execute(db)
  for (const table of ['category', 'expense', 'payment', 'allocation', 'viewed', 'file'])
    await rewordFamilyPolicies(db, table)
}
