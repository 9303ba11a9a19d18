import { sql } from 'kysely'
import { paymentEvents } from '#contract/payments/payments.events.ts'
import { checkMeans } from '#contract/payments/payments.ts'
import { goneLeaves } from '#machines/expenses/expense.leaves.ts'
import { oneOf } from '../../db/one-of.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { numberOf, type ParsedEntry, textOf, type Values } from '../../history/parsed-entry.ts'
import type { ItemRow, PrintedPart, RecordPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { paymentChecks } from './payments.checks.ts'
import { paymentLabel } from './payments.label.ts'
import { allocationParts, partsOfPayments } from './payments.parts.ts'
import { paymentColumnsOf } from './payments.store.ts'

const amountOf = ({ details, columns, facts }: ParsedEntry, known: Values): number | null =>
  numberOf(details, 'amount') ??
  numberOf(details, 'remaining') ??
  numberOf(columns ?? known, 'amount') ??
  numberOf(facts, 'amount')

/** Formats "Check / Other · Check · Paid on Nov 20, 2026 · Check number 212 · Dana Reyes – Sam Keller". */
const factsOfBegin = (columns: Values, { texts, personOf, date }: ReportViewer): string => {
  const { method, means, paidOn, number } = texts.payments
  const [payer, receiver] = [textOf(columns, 'payer_id'), textOf(columns, 'receiver_id')]
  const key = textOf(columns, 'method')
  const written = textOf(columns, 'number')
  const given = checkMeans.find((word) => word === textOf(columns, 'means'))
  const day = textOf(columns, 'handed_on')
  const parts = [
    key === 'check' || key === 'bank' || key === 'reimbursed' ? method[key]() : null,
    given && means[given](),
    day && paidOn({ date: date(day) }),
    written && number({ number: written }),
    payer && receiver && `${personOf(payer)} – ${personOf(receiver)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Formats "Payment of $40.00 for Orthodontist". */
const about: PrintedPart['about'] = (entry, known, { texts, money, record, expenseOf }) => {
  const { payment, paymentFor } = texts.documents.record
  const amount = money(amountOf(entry, known) ?? 0)
  const paid = record.allocations.filter((allocation) => allocation.payment === entry.entityId)
  const names = paid.flatMap((allocation) => expenseOf(allocation.expense) ?? []).join(', ')
  return names ? paymentFor({ amount, names }) : payment({ amount })
}

export const paymentRecord: RecordPart = {
  events: paymentEvents,
  rows: async function* (tx, all) {
    const payments = tx.selectFrom('payment').selectAll().orderBy('id').limit(pageSize)
    const read = (after: string | null) => (after === null ? payments : payments.where('id', '>', after)).execute()
    for await (const rows of pagesById(read)) {
      const ids = rows.map(({ id }) => id)
      const parts = new Map(await partsOfPayments(tx, ids))
      for (const { adds } of all)
        if (adds?.to === 'payment') for (const [id, own] of await adds.columns(tx, ids)) parts.set(id, own)
      yield rows.map((row) => ({
        entity: 'payment',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: { ...paymentColumnsOf(row), ...(parts.get(row.id) ?? allocationParts([])) },
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
    }
  },
  checks: paymentChecks,
  names: async (tx, ids) => ({
    allocations: await tx
      .selectFrom('allocation')
      .select(['payment_id as payment', 'expense_id as expense', 'amount'])
      .where('payment_id', '=', oneOf(ids))
      .where('expense_id', '=', oneOf(ids))
      .orderBy('payment_id')
      .orderBy('expense_id')
      .execute(),
  }),
  items: (ids) => sql<ItemRow>`
    select a.payment_id as about, 'expense' as entity, e.id, e.name, e.status <> all(${goneLeaves}) as opens
    from allocation a join expense e on e.family_id = a.family_id and e.id = a.expense_id
    where a.payment_id = ${oneOf(ids)}`,
  belongingTo: (id) => sql<{ id: string }>`select payment_id as id from allocation where expense_id = ${id}`,
  amountOf,
  print: {
    about,
    facts: ({ name, columns }, _known, viewer) => (columns && name === 'begin' ? [factsOfBegin(columns, viewer)] : []),
    label: (leaf, _facts, { texts }) => paymentLabel(texts, leaf),
  },
}
