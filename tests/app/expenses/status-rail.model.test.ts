import { expect, it } from 'vitest'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import { pastOf } from '#src/features/expenses/details/status-rail.model.ts'
import { detailText } from '#src/features/expenses/texts.ts'
import { dana, expenseId, medical, sam, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { item, payment, paymentId } from './fixtures.ts'

const columns = {
  name: 'Orthodontist',
  total: 240_00,
  creator_percent: '50.00',
  category_id: medical,
  purchase_date: '2026-11-17',
  child_ids: [],
  note: 'Second visit.',
}
let seq = 0
const entry = (
  kind: string,
  actor: string | null,
  details: object = {},
  change: Partial<HistoryEntryDto> = {},
): HistoryEntryDto => {
  seq += 1
  const entity = kind.split('.')[0] ?? ''
  return {
    id: `00000000-0000-4000-8000-0000000009${String(seq).padStart(2, '0')}`,
    seq,
    kind,
    entity,
    actor,
    at: '2026-11-17T21:10:00.000Z',
    entityId: entity === 'payment' ? paymentId : expenseId,
    party: 'creator',
    mode: 'self',
    details: { ...details },
    ...change,
  }
}
const entries = [
  entry('expense.begin', sam, { columns }),
  entry('expense.firstViewed', dana),
  entry('expense.requestReceipt', dana, { columns, note: 'Can you attach the invoice?' }),
  entry('expense.addReceipt', sam, { columns, receipts: [{ id: '1', name: 'invoice-2211.pdf' }] }),
  entry('expense.edit', sam, { columns: { ...columns, total: 285_00, note: null }, note: null }),
  entry('expense.approve', dana),
  entry('expense.pay', dana, { columns, amount: 40_00, note: 'Handed over' }),
  entry('payment.begin', dana, { columns: { amount: 40_00, method: 'check', number: '1042', note: 'Handed over' } }),
  entry('expense.paymentsChanged', null),
  entry('payment.refuse', sam, { amount: 40_00, reason: 'It never came.' }),
]

const sentencesIn = (locale: 'en-US' | 'es-MX') => {
  const viewer = viewerFor('other', locale)
  const expense = item('approved.newPaymentNeeded', 'other', { payments: [payment('other', { status: 'refused' })] })
  return pastOf(entries, expense).map((step) =>
    [
      eventSentence(messagesIn(locale), step, viewer),
      step.detail && detailText(messagesIn(locale), step.detail, viewer),
      step.quote && `"${step.quote}"`,
    ]
      .filter(Boolean)
      .join(' | '),
  )
}

it('tells who did what, what they wrote, and what an edit changed; what another line tells is left out', () => {
  expect(sentencesIn('en-US')).toMatchInlineSnapshot(`
    [
      "Sam added the expense | $240.00, split 50 / 50 | "Second visit."",
      "You first viewed it",
      "You requested a receipt | "Can you attach the invoice?"",
      "Sam added a receipt | invoice-2211.pdf",
      "Sam changed it | $240.00 became $285.00 · Note changed",
      "You approved",
      "You recorded $40.00 by Check / Other | Check number 1042 | "Handed over"",
      "Sam marked $40.00 as not received | "It never came."",
    ]
  `)
})

it('names whose share is which, alike for both parents', () => {
  const unequal = { ...columns, creator_percent: '60.00' }
  const history = [
    entry('expense.begin', sam, { columns: unequal }),
    entry('expense.edit', sam, { columns: { ...unequal, creator_percent: '25.00' } }),
  ]
  const read = (['creator', 'other'] as const).map((person) =>
    pastOf(history, item('open', person)).map(
      ({ detail }) => detail && detailText(messagesIn(), detail, viewerFor(person)).replaceAll('\u00a0', ' '),
    ),
  )
  const said = ['$240.00, split Dana 40%, Sam 60%', 'split Dana 75%, Sam 25% (was Dana 40%, Sam 60%)']
  expect(read).toEqual([said, said])
})

it('tells it in Spanish', () =>
  expect(sentencesIn('es-MX')).toMatchInlineSnapshot(`
    [
      "Sam agregó el gasto | USD 240.00, reparto 50 / 50 | "Second visit."",
      "Lo viste por primera vez",
      "Pediste un comprobante | "Can you attach the invoice?"",
      "Sam agregó un comprobante | invoice-2211.pdf",
      "Sam lo cambió | de USD 240.00 a USD 285.00 · cambios en: Nota",
      "Lo aprobaste",
      "Registraste USD 40.00 con cheque u otro medio | Cheque número 1042 | "Handed over"",
      "Sam marcó USD 40.00 como no recibido | "It never came."",
    ]
  `))

it('names everybody to someone who looks on', () => {
  const viewer = viewerFor('viewing')
  const steps = pastOf(entries, item('open', 'viewing'))
  const sentences = steps.map((step) => eventSentence(messagesIn(), step, viewer))
  expect(sentences).toContain('Dana approved')
  expect(sentences.join()).not.toContain('You')
})
