import { sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'
import type { Term } from './search-terms.ts'

/** The end of a page of what was found. */
export type After = { readonly at: string; readonly id: string }
export type Found = { readonly id: string; readonly at: string }

type Search = {
  readonly entity: string
  readonly terms: readonly Term[]
  readonly after: After | null
  readonly limit: number
}

/**
 * Finds what the session may find, the latest first. The database takes the reader and the family from the session;
 * what belongs to the ids has to be read under its policies.
 */
export const findWords = async (tx: Tx, { entity, terms, after, limit }: Search): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select found_id as id, found_at as at from words_found(${entity}, ${JSON.stringify(terms)}::jsonb,
      ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${limit}::integer)`.execute(tx)
  return rows
}

/** Returns those of some folded words that have the stem of one of the others, in English or in Spanish. */
export const wordsWithStemOf = async (
  tx: Tx,
  words: readonly string[],
  others: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (words.length === 0 || others.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
    where words_stems(word) && array(select unnest(words_stems(other)) from unnest(${[...others]}::text[]) as other)
  `.execute(tx)
  return new Set(rows.map(({ word }) => word))
}
