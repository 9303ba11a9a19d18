import { type Selectable, sql } from 'kysely'
import type { NoticePreferencesDto } from '#contract/notices/notice-preferences.ts'
import type { NoticeDto } from '#contract/notices/notices.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { ServerFeature, SubjectsOf } from '../feature.ts'

type Row = Pick<Selectable<Schema['notice']>, 'id' | 'kind' | 'by_id' | 'entity' | 'entity_id' | 'at' | 'seen_at'>

const rowsOf = (tx: Tx, personId: string, after: string | null, limit: number): Promise<Row[]> =>
  tx
    .selectFrom('notice')
    .select(['id', 'kind', 'by_id', 'entity', 'entity_id', 'at', 'seen_at'])
    .where('person_id', '=', personId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(at, place) < (select at, place from notice where id = ${after} and person_id = ${personId})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
    .execute()

type Subjects = Awaited<ReturnType<SubjectsOf>>

/** Reads the subjects of rows by entity, with one call per entity to the feature that owns it. */
const subjectsOf = async (
  features: readonly ServerFeature[],
  tx: Tx,
  personId: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Subjects>> => {
  const found = new Map<string, Subjects>()
  for (const [entity, own] of Map.groupBy(rows, (row) => row.entity)) {
    const subjectsOfEntity = features.flatMap(({ noticeSubjects }) => noticeSubjects?.[entity] ?? [])[0]
    const ids = [...new Set(own.map(({ entity_id }) => entity_id))]
    const subjects = await subjectsOfEntity?.(tx, personId, ids)
    if (subjects) found.set(entity, subjects)
  }
  return found
}

/** A notice of any feature; the answer's schema limits its kind and entity. */
type Notice = Omit<NoticeDto, 'kind' | 'entity'> & Pick<Row, 'kind' | 'entity'>

/** Returns one person's notices, newest first, after the one with this id. */
export const noticesOf = async (
  features: readonly ServerFeature[],
  tx: Tx,
  personId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Notice[]> => {
  const rows = await rowsOf(tx, personId, after, limit)
  const subjects = await subjectsOf(features, tx, personId, rows)
  return rows.map(({ id, kind, by_id: actor, entity, entity_id: entityId, at, seen_at: seenAt }) => {
    const subject = subjects.get(entity)?.get(entityId)
    return {
      id,
      kind,
      actor,
      entity,
      entityId,
      expenseId: subject?.expenseId ?? null,
      ledgerId: subject?.ledgerId ?? null,
      name: subject?.name ?? null,
      ...(subject?.begins !== undefined && { begins: subject.begins }),
      at,
      seenAt,
    }
  })
}

export const unseenCount = async (tx: Tx, personId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks unseen notices as seen. `upTo` includes this notice and all before it. */
export const markSeen = async (
  tx: Tx,
  personId: string,
  { which, id }: { readonly which: 'one' | 'upTo'; readonly id: string },
  now: string,
): Promise<void> => {
  const meant =
    which === 'one'
      ? sql<boolean>`id = ${id}`
      : sql<boolean>`(at, place) <= (select at, place from notice where id = ${id})`
  await tx
    .updateTable('notice')
    .set({ seen_at: now })
    .where('person_id', '=', personId)
    .where('seen_at', 'is', null)
    .where(meant)
    .execute()
}

/** Undefined when this person never chose preferences. */
export const preferencesOf = async (tx: Tx, personId: string): Promise<NoticePreferencesDto | undefined> => {
  const row = await tx.selectFrom('notice_wish').selectAll().where('person_id', '=', personId).executeTakeFirst()
  if (!row) return undefined
  const { mail_off, quiet_from: from, quiet_to: to } = row
  return { mailOff: mail_off, quiet: from && to ? { from, to } : null }
}

export const setPreferences = async (
  tx: Tx,
  personId: string,
  { mailOff, quiet }: NoticePreferencesDto,
): Promise<void> => {
  const columns = { mail_off: [...new Set(mailOff)], quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }
  await tx
    .insertInto('notice_wish')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute()
}
