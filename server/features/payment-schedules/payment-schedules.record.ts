import { sql } from 'kysely'
import { paymentSeriesEvents } from '#contract/payment-schedules/payment-schedules.events.ts'
import { goneLeaves } from '#machines/expenses/expense.leaves.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { oneOf } from '../../db/one-of.ts'
import { labelIn } from '../../history/labels.ts'
import { numberOf, type ParsedEntry, textOf, type Values } from '../../history/parsed-entry.ts'
import { proofEvents } from '../../history/proof-events.ts'
import type { ItemRow, RecordPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { sourceRow } from '../payments/payments.accounts.ts'
import { allSeries, seriesColumnsOf } from './payment-schedules.store.ts'

/** Returns the amount that was planned, or that was left when it was stopped. */
const amountOf = ({ details, columns }: ParsedEntry): number | null =>
  numberOf(details, 'total') ??
  numberOf(details, 'each') ??
  numberOf(details, 'waiting') ??
  numberOf(columns ?? {}, 'total')

/** Formats "From Dec 1, 2026 · Dana Reyes – Sam Keller". */
const factsOf = (columns: Values, { texts, personOf, date }: ReportViewer): string[] => {
  const [from, payer, receiver] = ['starts_on', 'payer_id', 'receiver_id'].map((key) => textOf(columns, key))
  if (!from || !payer || !receiver) return []
  return [`${texts.documents.record.seriesFrom({ date: date(from) })} · ${personOf(payer)} – ${personOf(receiver)}`]
}

const seriesSource: RecordPart = {
  events: proofEvents('seriesSource', 'set'),
  sinceBaseline: true,
  rows: async function* (tx) {
    yield (await allSeries(tx)).flatMap((row) => sourceRow('seriesSource', row))
  },
  print: { about: () => '' },
}

const paymentSeries: RecordPart = {
  events: paymentSeriesEvents,
  rows: async function* (tx) {
    const rows = await allSeries(tx)
    yield rows.map((row) => ({
      entity: 'paymentSeries',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: seriesColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  items: (ids) => sql<ItemRow>`
    select s.id as about, 'expense' as entity, e.id, e.name, e.status <> all(${goneLeaves}) as opens
    from payment_series s join expense e on e.family_id = s.family_id and e.id = s.expense_id
    where s.id = ${oneOf(ids)}`,
  belongingTo: (id) => sql<{ id: string }>`select id from payment_series where expense_id = ${id}`,
  amountOf,
  print: {
    about: ({ columns }, known, { texts, expenseOf }) => {
      const planned = columns ?? known
      return texts.documents.record.series({
        name: textOf(planned, 'name') ?? '',
        item: expenseOf(textOf(planned, 'expense_id') ?? '') ?? texts.childSupport.title(),
      })
    },
    facts: ({ name, columns }, _known, viewer) => (columns && name !== 'stop' ? factsOf(columns, viewer) : []),
    label: (leaf, _facts, { texts }) => labelIn(texts.payments.series, metaOfLeaf(paymentSeriesMachine, leaf).label),
  },
}

export const paymentSeriesRecord: readonly RecordPart[] = [paymentSeries, seriesSource]
