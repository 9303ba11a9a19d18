import { sql } from 'kysely'
import type { NoticeDto, NoticePreferencesDto } from '#contract/notices.ts'
import type { Tx } from '../../db/tenancy.ts'

type Row = {
  id: string
  kind: NoticeDto['kind']
  by_id: string | null
  entity: NoticeDto['entity']
  entity_id: string
  expense_id: string | null
  ledger_id: string | null
  name: string | null
  at: string
  seen_at: string | null
}

/** One person's, newest first, after the one with this id. The name is there for who recorded the expense or has opened it. */
export const noticesOf = async (
  tx: Tx,
  personId: string,
  after: string | null,
  limit: number,
): Promise<NoticeDto[]> => {
  const later = after
    ? sql`and (n.at, n.place) < (select at, place from notice where id = ${after} and person_id = ${personId})`
    : sql``
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.by_id, n.entity, n.entity_id, e.id as expense_id, coalesce(o.root_id, s.root_id) as ledger_id, n.at, n.seen_at,
      case when e.creator_id = n.person_id or v.at is not null then e.name end as name
    from notice n
      left join lateral (
        select a.expense_id from allocation a
        where n.entity = 'payment' and a.family_id = n.family_id and a.payment_id = n.entity_id
        order by a.expense_id limit 1
      ) paid on true
      left join payment_series planned
        on n.entity = 'paymentSeries' and planned.family_id = n.family_id and planned.id = n.entity_id
      left join expense e on e.family_id = n.family_id and e.id = coalesce(paid.expense_id, planned.expense_id, n.entity_id)
      left join support_order o
        on n.entity = 'supportOrder' and o.family_id = n.family_id and o.id = n.entity_id
      left join support_payment s
        on n.entity = 'payment' and s.family_id = n.family_id and s.payment_id = n.entity_id
      left join viewed v on v.family_id = e.family_id and v.entity_id = e.id and v.person_id = n.person_id
    where n.person_id = ${personId} ${later}
    order by n.at desc, n.place desc limit ${limit}`.execute(tx)
  return rows.map(({ id, kind, by_id, entity, entity_id, expense_id, ledger_id, name, at, seen_at }) => ({
    ...{ id, kind, actor: by_id, entity, entityId: entity_id, expenseId: expense_id, ledgerId: ledger_id },
    ...{ name, at, seenAt: seen_at },
  }))
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

/** The ones that were not seen before. `upTo`: this one and all that came before it. */
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

/** Undefined: this person never said. */
export const wishesOf = async (tx: Tx, personId: string): Promise<NoticePreferencesDto | undefined> => {
  const row = await tx.selectFrom('notice_wish').selectAll().where('person_id', '=', personId).executeTakeFirst()
  if (!row) return undefined
  const { mail_off, quiet_from: from, quiet_to: to } = row
  return { mailOff: mail_off, quiet: from && to ? { from, to } : null }
}

export const keepWishes = async (tx: Tx, personId: string, { mailOff, quiet }: NoticePreferencesDto): Promise<void> => {
  const wish = { mail_off: [...new Set(mailOff)], quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }
  await tx
    .insertInto('notice_wish')
    .values({ person_id: personId, ...wish })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(wish))
    .execute()
}
