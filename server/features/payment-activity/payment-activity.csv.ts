import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locale.ts'
import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { plainAmount } from '#domain/money.ts'
import { wallOf } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Scopes, Tx, Viewer } from '../../db/tenancy.ts'
import { type CsvColumn, csvOfPages } from '../../http/csv.ts'
import { paymentLabel } from '../payments/payments.words.ts'
import { paymentLinesOf } from './payment-activity.page.ts'

type Known = { readonly zone: string; readonly nameOf: (id: string) => string }

const knownIn = async (tx: Tx): Promise<Known> => {
  const { time_zone: zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const parents = await tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name'])
    .where('m.role', '=', 'parent')
    .execute()
  const names = new Map(parents.map(({ id, first_name }) => [id, first_name]))
  return { zone, nameOf: (id) => names.get(id) ?? '' }
}

/** Lists a column for each value that the list shows. Amounts are plain decimals with the currency beside them. */
const columnsOf = (words: TranslationFunctions, { zone, nameOf }: Known): CsvColumn<PaymentSummaryDto>[] => {
  const { csv, unopened, support } = words.paymentActivity
  const { method } = words.payments
  return [
    [csv.created(), ({ createdAt }) => wallOf(createdAt, zone)],
    [csv.zone(), () => zone],
    [csv.createdUtc(), ({ createdAt }) => createdAt],
    [csv.number(), ({ number }) => number],
    [csv.from(), ({ payerId }) => nameOf(payerId)],
    [csv.to(), ({ receiverId }) => nameOf(receiverId)],
    [csv.pays(), (line) => (line.support ? support() : line.pays.map(({ name }) => name ?? unopened()).join(', '))],
    [csv.method(), (line) => method[line.method]()],
    [csv.amount(), ({ amount }) => plainAmount(amount)],
    [csv.currency(), ({ currency }) => currency],
    [csv.status(), ({ status }) => paymentLabel(words, status)],
    [csv.id(), ({ id }) => id],
  ]
}

/** Writes the payments as a spreadsheet. It counts as no first view. */
export async function* paymentsAsCsv(
  { asViewer }: Pick<Scopes, 'asViewer'>,
  viewer: Viewer,
  selection: PaymentSelection,
  locale: Locale,
): AsyncGenerator<string> {
  const columns = columnsOf(L[locale], await asViewer(viewer, knownIn))
  yield* csvOfPages(columns, (after) =>
    asViewer(viewer, (tx) => paymentLinesOf(tx, viewer, selection, { after, limit: limits.page.max })),
  )
}
