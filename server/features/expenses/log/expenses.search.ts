import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { locales } from '#contract/locale.ts'
import { amountsMeant } from '#domain/money.ts'
import L from '#i18n/i18n-node.ts'
import type { Schema } from '../../../db/schema.ts'
import { patternOf, wordsOf } from '../../../db/search.ts'
import type { Viewer } from '../../../db/tenancy.ts'

type Build = ExpressionBuilder<Schema, 'expense'>

/** Presets are stored without a name, so they are found by their titles in every language. */
const presets = locales.flatMap((locale) =>
  Object.entries(L[locale].common.category).map(([preset, title]) => ({ preset, title: title() })),
)
const presetsLike = (word: string) => sql<SqlBool>`c.preset in (
  select known.preset from unnest(${presets.map(({ preset }) => preset)}::text[],
    ${presets.map(({ title }) => title)}::text[]) as known(preset, title)
  where fold(known.title) like ${patternOf(word)})`

// None of these lists depends on the expense, so that PostgreSQL reads each once for the whole search.
const inCategory = (word: string) => sql<SqlBool>`category_id in (
  select c.id from category c where fold(c.name) like ${patternOf(word)} or ${presetsLike(word)})`

const forChild = (word: string) => sql<SqlBool>`child_ids && array(
  select c.id from child c where fold(c.first_name) like ${patternOf(word)})`

const recordedBy = (word: string) => sql<SqlBool>`creator_id in (
  select p.id from membership m join person p on p.id = m.person_id
  where m.role = 'parent' and (fold(p.first_name) like ${patternOf(word)} or fold(p.last_name) like ${patternOf(word)}))`

const paidWith = (word: string) => {
  const amounts = amountsMeant(word)
  const ofAmount = amounts ? sql`a.amount between ${amounts[0]} and ${amounts[1]}` : sql`false`
  return sql<SqlBool>`id in (
    select a.expense_id from allocation a join payment p on p.family_id = a.family_id and p.id = a.payment_id
    where fold(p.number) like ${patternOf(word)} or ${ofAmount})`
}

const costing = (eb: Build, word: string): Expression<SqlBool> => {
  const amounts = amountsMeant(word)
  if (!amounts) return eb.lit(false)
  const [from, to] = amounts
  return sql<SqlBool>`(total between ${from} and ${to} or owed between ${from} and ${to}
    or total - owed between ${from} and ${to})`
}

/** Says whether the viewer recorded or opened it, so that its contents may be told. Who looks on opens nothing. */
export const isOpenTo = (eb: Build, { mode, personId }: Viewer): Expression<SqlBool> => {
  if (mode !== 'self') return eb.lit(true)
  const stamped = eb.exists(
    eb
      .selectFrom('viewed')
      .select('at')
      .whereRef('viewed.family_id', '=', 'expense.family_id')
      .whereRef('viewed.entity_id', '=', 'expense.id')
      .where('person_id', '=', personId),
  )
  return eb.or([eb('other_id', '<>', personId), stamped])
}

/**
 * Requires a word in the name, the category, a child's name, the name of the parent who recorded it, a check number or
 * an amount, or in a note that the caller may read. Notes of unopened expenses are not searched, because a match would
 * reveal contents that "first viewed" says were not seen; a list shows all else of an unopened expense anyway.
 */
export const hasWord = (eb: Build, word: string, viewer: Viewer): Expression<SqlBool> =>
  eb.or([
    eb('name_key', 'like', patternOf(word)),
    costing(eb, word),
    inCategory(word),
    forChild(word),
    recordedBy(word),
    paidWith(word),
    eb.and([eb('note_key', 'like', patternOf(word)), isOpenTo(eb, viewer)]),
  ])

/** Requires each word somewhere. */
export const found = (eb: Build, search: string, viewer: Viewer): Expression<SqlBool> =>
  eb.and(wordsOf(search).map((word) => hasWord(eb, word, viewer)))
