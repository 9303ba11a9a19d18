import type { SupportDueDto } from '#contract/child-support/child-support.ts'
import type { Locale } from '#contract/locale.ts'
import { type Currency, plainAmount } from '#domain/money.ts'
import L from '#i18n/i18n-node.ts'
import { byteOrderMark, csvLine } from '../../http/csv.ts'

type Cell = string | number | null

/** Writes a ledger as a spreadsheet, oldest first. Amounts are plain decimals with the currency beside them. */
export const duesAsCsv = (dues: readonly SupportDueDto[], currency: Currency, locale: Locale): string => {
  const { csv, due: labels, method } = L[locale].childSupport
  const columns: readonly (readonly [string, (due: SupportDueDto) => Cell])[] = [
    [csv.dueOn(), ({ dueOn }) => dueOn],
    [csv.amount(), ({ amount }) => plainAmount(amount)],
    [csv.currency(), () => currency],
    [csv.status(), ({ status }) => labels[status]()],
    [csv.paid(), ({ settled }) => plainAmount(settled)],
    [csv.onItsWay(), ({ onItsWay }) => plainAmount(onItsWay)],
    [csv.paidOn(), ({ parts }) => [...new Set(parts.map(({ paidOn }) => paidOn))].join(', ')],
    [csv.how(), ({ parts }) => [...new Set(parts.map((part) => method[part.method]()))].join(', ')],
    [csv.numbers(), ({ parts }) => parts.flatMap(({ number }) => number ?? []).join(', ')],
    [csv.daysLate(), ({ daysLate }) => daysLate],
    [csv.remaining(), ({ remaining }) => plainAmount(remaining)],
    [csv.balance(), ({ balance }) => plainAmount(balance)],
    [csv.id(), ({ id }) => id],
  ]
  const lines = dues.map((due) => csvLine(columns.map(([, cell]) => cell(due))))
  return [byteOrderMark, csvLine(columns.map(([header]) => header)), ...lines].join('')
}
