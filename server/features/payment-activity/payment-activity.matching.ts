import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { statusesIn } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { addDays, instantOf } from '#domain/time.ts'
import type { Schema } from '../../db/schema.ts'
import { patternOf, wordsOf } from '../../db/search.ts'
import type { Viewer } from '../../db/tenancy.ts'

type Build = ExpressionBuilder<Schema, 'payment'>

/**
 * Says who may read the name of an expense `e`: those who recorded or opened it, and those who look on. Others see only
 * that a payment pays something, because a list must not reveal contents that "first viewed" says were not seen.
 */
export const isNamedFor = ({ mode, personId }: Viewer) =>
  mode === 'self'
    ? sql<boolean>`(e.creator_id = ${personId} or exists (select from viewed v
        where v.family_id = e.family_id and v.entity_id = e.id and v.person_id = ${personId}))`
    : sql<boolean>`true`

const paysOne = (word: string, viewer: Viewer) => sql<SqlBool>`exists (
  select from allocation a join expense e on e.family_id = a.family_id and e.id = a.expense_id
  where a.family_id = payment.family_id and a.payment_id = payment.id
    and e.name_key like ${patternOf(word)} and ${isNamedFor(viewer)})`

const found = (eb: Build, search: string, viewer: Viewer) =>
  wordsOf(search).map((word) =>
    eb.or([
      sql<SqlBool>`fold(payment.number) like ${patternOf(word)}`,
      sql<SqlBool>`fold(payment.note) like ${patternOf(word)}`,
      paysOne(word, viewer),
    ]),
  )

const columnOf = { sent: 'payer_id', received: 'receiver_id' } as const

/** Gives when a payment counts: on its planned day, on the day on which it was handed over, or when it was recorded. */
const paidAt = (zone: string) => sql<string>`coalesce(start_at, handed_on::timestamp at time zone ${zone}, created_at)`

/**
 * Builds the condition of a selection; its days begin in the family's zone. It contains no rights, because the policies
 * hide the rest.
 */
export const matching =
  ({ way, show, method, from, to, search }: PaymentSelection, viewer: Viewer, zone: string) =>
  (eb: Build): Expression<SqlBool> =>
    eb.and([
      ...(way ? [eb(columnOf[way], '=', viewer.viewpoint)] : []),
      ...(show ? [eb('status', 'in', statusesIn(show))] : []),
      ...(method ? [eb('method', '=', method)] : []),
      ...(from ? [eb(paidAt(zone), '>=', instantOf(`${from}T00:00`, zone))] : []),
      ...(to ? [eb(paidAt(zone), '<', instantOf(`${addDays(to, 1)}T00:00`, zone))] : []),
      ...(search ? found(eb, search, viewer) : []),
    ])
