import { describe, expect, test } from 'vitest'
import { historyTopics } from '#contract/history/history-query.ts'
import { locales } from '#contract/locale.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { recordEvents } from '#src/app/shared/record/event-sentence.ts'
import { itemNameOf, lineTextOf } from '#src/features/history/line-text.ts'
import { dana, sam, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { line } from './fixtures.ts'

const eventsOf = (machine: { events: readonly string[] }) =>
  machine.events.filter((event) => !event.startsWith('xstate'))
const kinds = [
  ...[...eventsOf(expenseMachine), 'expense.begin', 'expense.firstViewed'],
  ...[...eventsOf(paymentMachine), 'payment.begin'],
]

test('each kind of entry can be asked for in one group, or is told by another entry', () => {
  const known = [...historyTopics.flatMap(recordEvents.kindsIn), ...recordEvents.kindsIn(null)]
  expect(new Set(known).size).toBe(known.length)
  for (const kind of kinds) expect(known, kind).toContain(kind)
})

const methods = ['check', 'bank', 'reimbursed'] as const

describe.each(locales)('in %s', (locale) => {
  const own = messagesIn(locale)
  test('every kind is a sentence with the name of its item in it, of you and of somebody by name', () => {
    const viewer = viewerFor('other', locale)
    const other = own.common.events.other.nameItem({ actor: 'Sam', item: '' })
    for (const topic of historyTopics)
      for (const kind of recordEvents.kindsIn(topic))
        for (const method of methods)
          for (const actor of [dana, sam]) {
            const entity = kind.split('.')[0] ?? ''
            const { before, after } = lineTextOf(line({ kind, entity, method, actor, amount: 40_00 }), viewer, own)
            // A name stands at the beginning, or after a space or a quotation mark.
            expect(before, kind).toMatch(/(^|[\s“])$/)
            expect(after, kind).toMatch(/^($|[\s”.,:])/)
            expect(before + after, kind).not.toBe(other)
            expect((before + after).length, kind).toBeGreaterThan(3)
          }
  })
})

const named = (entity: string, name: string) => ({ entity, id: dana, name, opens: true })

const sentenceOf = (change: Parameters<typeof line>[0], person: 'other' | 'viewing' = 'other') => {
  const one = line(change)
  const { before, after } = lineTextOf(one, viewerFor(person), messagesIn())
  const names = one.items.map(({ name }) => itemNameOf(one, name, viewerFor(person), messagesIn())).join(' and ')
  return after === null ? before : before + names + after
}

test.each<[Parameters<typeof line>[0], string]>([
  [{ actor: sam }, 'Sam approved Piano lessons'],
  [{ actor: dana }, 'You approved Piano lessons'],
  [
    { kind: 'payment.confirm', entity: 'payment', actor: sam, amount: 40_00 },
    'Sam confirmed receiving $40.00 for Piano lessons',
  ],
  [
    { kind: 'payment.returned', entity: 'payment', actor: null, party: 'bank', amount: 40_00 },
    'The bank returned the payment of $40.00 for Piano lessons',
  ],
  [
    { kind: 'payment.stop', entity: 'payment', actor: sam, amount: 40_00, method: 'bank', to: 'stopping' },
    'Sam asked to stop the payment of $40.00 for Piano lessons',
  ],
  [
    { kind: 'payment.stop', entity: 'payment', actor: sam, amount: 40_00, method: 'later', to: 'stopped' },
    'Sam stopped the payment of $40.00 for Piano lessons',
  ],
  [{ kind: 'expense.begin', leftOut: 'notOpened' }, 'Sam added the expense: not opened yet'],
  [
    { kind: 'journalEntry.share', entity: 'journalEntry', leftOut: 'notOpened', items: [named('journalEntry', '')] },
    'Sam shared a journal entry: not opened yet',
  ],
  [
    { kind: 'message.sent', entity: 'message', leftOut: 'notOpened', items: [named('message', '')] },
    'Sam sent a message: not opened yet',
  ],
  [
    { kind: 'message.sent', entity: 'message', items: [named('message', 'Winter coat')] },
    'Sam sent a message: Winter coat',
  ],
  [
    { kind: 'holiday.begin', entity: 'holiday', actor: dana, items: [named('holiday', 'Thanksgiving')] },
    'You added a holiday: Thanksgiving',
  ],
  [{ kind: 'holiday.begin', entity: 'holiday', actor: dana, items: [] }, 'You added a holiday'],
  [{ leftOut: 'erased', items: [], actor: null }, 'The contents of this entry were lawfully erased'],
  [
    {
      kind: 'child.renamed',
      entity: 'child',
      was: 'Mía',
      items: [{ entity: 'child', id: dana, name: 'Mia', opens: false }],
    },
    'Sam changed the first name Mía to Mia',
  ],
  [{ kind: 'journal.somethingNew', entity: 'journal', items: [] }, 'Sam changed something'],
  [{ kind: 'journal.somethingNew', entity: 'journal', items: [], actor: null }, 'Evenhand changed something'],
])('%o', (change, sentence) => {
  expect(sentenceOf(change)).toBe(sentence)
})

test('whoever looks on as Dana reads her name', () => {
  expect(sentenceOf({ actor: dana }, 'viewing')).toBe('Dana approved Piano lessons')
})

test.each([
  ['en-US', 1, '1 entry, checked now'],
  ['en-US', 1204, '1,204 entries, checked now'],
  ['es-MX', 1, '1 asiento, verificado el now'],
  ['es-MX', 1204, '1,204 asientos, verificado el now'],
] as const)('in %s a check of %i says so', (locale, count, sentence) => {
  const entries = viewerFor('other', locale).count(count)
  expect(messagesIn(locale).history.check.holdsText({ count, entries, time: 'now' })).toBe(sentence)
})
