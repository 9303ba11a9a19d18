import type { HistoryEntryDto } from '#contract/history/history.ts'
import type {
  NamespaceExpensesTranslation,
  NamespacePaymentsTranslation,
  TranslationFunctions,
} from '#i18n/i18n-types.ts'

export type ExpenseHistoryKey = Exclude<
  keyof NamespaceExpensesTranslation['events'],
  'detail' | 'howToPay' | 'howToPayEither' | 'past' | 'present' | 'coming' | 'next'
>
export type PaymentHistoryKey = keyof NamespacePaymentsTranslation['events']
export type HistoryText =
  | { readonly area: 'expenses'; readonly key: ExpenseHistoryKey }
  | { readonly area: 'payments'; readonly key: PaymentHistoryKey }

/** The text of each kind of entry; null where another entry of the same moment says it: the payment that was begun. */
const expenseKinds: Readonly<Record<string, ExpenseHistoryKey | null>> = {
  begin: 'begin',
  share: 'share',
  edit: 'edit',
  delete: 'delete',
  approve: 'approve',
  decline: 'decline',
  requestReceipt: 'requestReceipt',
  addReceipt: 'addReceipt',
  withdraw: 'withdraw',
  firstViewed: 'firstViewed',
  pay: null,
  markReimbursed: null,
  paymentsChanged: null,
}

const paymentKinds: Readonly<Record<string, PaymentHistoryKey>> = {
  confirm: 'confirm',
  refuse: 'refuse',
  void: 'void',
  start: 'start',
  stop: 'stop',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  returned: 'returned',
  stopped: 'stopped',
}

/** `later`: it waits for its date. */
const begins: Readonly<Record<string, PaymentHistoryKey>> = {
  later: 'beginLater',
  check: 'beginCheck',
  bank: 'beginBank',
  reimbursed: 'beginReimbursed',
}

const seriesKinds: Readonly<Record<string, PaymentHistoryKey>> = {
  begin: 'seriesBegin',
  edit: 'seriesEdit',
  stop: 'seriesStop',
  paymentsChanged: 'seriesEnd',
}

/** What a line of the record is called; null for one that is told by another. A kind not known yet is still shown. */
export function textOf(
  { kind, entity }: Pick<HistoryEntryDto, 'kind' | 'entity'>,
  method?: string,
): HistoryText | null {
  const [, name = kind] = kind.split('.')
  if (entity === 'payment' || entity === 'paymentSeries') {
    const kinds = entity === 'payment' ? paymentKinds : seriesKinds
    const key = entity === 'payment' && name === 'begin' ? begins[method ?? ''] : kinds[name]
    return key ? { area: 'payments', key } : { area: 'expenses', key: 'other' }
  }
  const key = expenseKinds[name]
  return key === null ? null : { area: 'expenses', key: key ?? 'other' }
}

/** The sentences for it, in the reader's language: of you or of somebody by name, with the item's name in it or without. */
export const sentencesOf = (
  { expenses, payments }: Pick<TranslationFunctions, 'expenses' | 'payments'>,
  text: HistoryText,
) => (text.area === 'expenses' ? expenses.events[text.key] : payments.events[text.key])
