import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import { plainAmount } from '#domain/money.ts'
import { wallOf } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { CsvTable } from '../../lists/csv-download.ts'
import type { ListContext } from '../../lists/list.ts'
import { parentsIn } from '../../lists/parents.ts'
import { ownPaymentLabel } from '../payments/payments.label.ts'
import { type PaymentListQuery, sumOf } from './payment-activity.list.ts'

type Cell = string | number | null
type Column = { readonly key: string; readonly header: string; readonly cell: (line: PaymentSummaryDto) => Cell }
type SumLine = Readonly<Record<string, Cell>>
type NameOf = (id: string) => string

const columnsOf = ({ zone }: ListContext, texts: TranslationFunctions, nameOf: NameOf): Column[] => {
  const { csv, unopened, support } = texts.paymentActivity
  const { method, means } = texts.payments
  const columns: Readonly<Record<string, readonly [header: string, cell: Column['cell']]>> = {
    created: [csv.created(), ({ createdAt }) => wallOf(createdAt, zone)],
    zone: [csv.zone(), () => zone],
    createdUtc: [csv.createdUtc(), ({ createdAt }) => createdAt],
    number: [csv.number(), ({ number }) => number],
    from: [csv.from(), ({ payerId }) => nameOf(payerId)],
    to: [csv.to(), ({ receiverId }) => nameOf(receiverId)],
    pays: [
      csv.pays(),
      (line) => (line.support ? support() : line.pays.map(({ name }) => name ?? unopened()).join(', ')),
    ],
    method: [csv.method(), (line) => method[line.method]()],
    means: [csv.means(), (line) => line.means && means[line.means]()],
    paidOn: [csv.paidOn(), (line) => line.paidOn],
    startOn: [csv.startOn(), (line) => line.startOn],
    amount: [csv.amount(), ({ amount }) => plainAmount(amount)],
    currency: [csv.currency(), ({ currency }) => currency],
    status: [csv.status(), ({ status }) => ownPaymentLabel(texts, status)],
    id: [csv.id(), ({ id }) => id],
  }
  return Object.entries(columns).map(([key, [header, cell]]) => ({ key, header, cell }))
}

/** Describes the sums as lines, a line for each direction: what arrived, then what is on its way. */
const sumLines = async (
  context: ListContext,
  { paymentActivity: { csv } }: TranslationFunctions,
  selection: PaymentListQuery,
  nameOf: NameOf,
): Promise<SumLine[]> => {
  const { viewpoint } = context.viewer
  const { totals } = await sumOf(context, selection)
  const other = (await parentsIn(context.tx)).find(({ id }) => id !== viewpoint)?.id ?? ''
  const [sent, received] = [
    { from: nameOf(viewpoint), to: nameOf(other) },
    { from: nameOf(other), to: nameOf(viewpoint) },
  ]
  const line = (text: typeof csv.sum, { amount, count }: (typeof totals)['sent'], parties: typeof sent): SumLine[] =>
    count > 0 ? [{ pays: text({ count }), ...parties, amount: plainAmount(amount), currency: context.currency }] : []
  return [
    ...line(csv.sum, totals.sent, sent),
    ...line(csv.sum, totals.received, received),
    ...line(csv.sumUnderway, totals.sending, sent),
    ...line(csv.sumUnderway, totals.receiving, received),
  ]
}

/**
 * Lists a column for each value that the list shows; the sums stand below, after an empty line. Amounts are plain decimals
 * with the currency beside them.
 */
export const paymentTable = async (
  context: ListContext,
  texts: TranslationFunctions,
  selection: PaymentListQuery,
): Promise<CsvTable<PaymentSummaryDto>> => {
  const names = new Map((await parentsIn(context.tx)).map(({ id, name }) => [id, name]))
  const nameOf: NameOf = (id) => names.get(id) ?? ''
  const columns = columnsOf(context, texts, nameOf)
  return {
    columns: columns.map(({ header, cell }) => [header, cell] as const),
    foot: async (now) => {
      const lines = await sumLines(now, texts, selection, nameOf)
      return lines.length > 0 ? [{}, ...lines].map((line: SumLine) => columns.map(({ key }) => line[key] ?? null)) : []
    },
  }
}
