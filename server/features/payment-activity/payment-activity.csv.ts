import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import { plainAmount } from '#domain/money.ts'
import { wallOf } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { CsvColumn } from '../../http/csv.ts'
import type { ListContext } from '../../lists/list.ts'
import { parentsIn } from '../../lists/parents.ts'
import { ownPaymentLabel } from '../payments/payments.label.ts'

/** Lists a column for each value that the list shows. Amounts are plain decimals with the currency beside them. */
export const paymentColumns = async (
  { tx, zone }: ListContext,
  texts: TranslationFunctions,
): Promise<CsvColumn<PaymentSummaryDto>[]> => {
  const names = new Map((await parentsIn(tx)).map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? ''
  const { csv, unopened, support } = texts.paymentActivity
  const { method, means } = texts.payments
  return [
    [csv.created(), ({ createdAt }) => wallOf(createdAt, zone)],
    [csv.zone(), () => zone],
    [csv.createdUtc(), ({ createdAt }) => createdAt],
    [csv.number(), ({ number }) => number],
    [csv.from(), ({ payerId }) => nameOf(payerId)],
    [csv.to(), ({ receiverId }) => nameOf(receiverId)],
    [csv.pays(), (line) => (line.support ? support() : line.pays.map(({ name }) => name ?? unopened()).join(', '))],
    [csv.method(), (line) => method[line.method]()],
    [csv.means(), (line) => line.means && means[line.means]()],
    [csv.paidOn(), (line) => line.paidOn],
    [csv.startOn(), (line) => line.startOn],
    [csv.amount(), ({ amount }) => plainAmount(amount)],
    [csv.currency(), ({ currency }) => currency],
    [csv.status(), ({ status }) => ownPaymentLabel(texts, status)],
    [csv.id(), ({ id }) => id],
  ]
}
