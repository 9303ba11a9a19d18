import { expect, test } from 'vitest'
import { openWordsLedger } from '../../bench/soak/words/ledger.ts'
import { draftFindings, messageFindings, viewFindings, type WordsStored } from '../../bench/soak/words/oracle.ts'

const at = '2026-11-20T14:00:00.000Z'
const restriction = { reach: 'named', audience: ['dana', 'sam'] } as const
const message = (id: string): WordsStored['messages'][number] => ({
  id,
  thread_id: id,
  answers_id: null,
  author_id: 'sam',
  recipient_ids: ['dana'],
  subject: `Soak ${id}`,
  body: 'Words',
  draft_id: null,
  sent_at: at,
  ...restriction,
  audience: [...restriction.audience],
})
const delivery = (message_id: string, viewed_at: string | null): WordsStored['deliveries'][number] => ({
  family_id: 'family',
  id: `to dana of ${message_id}`,
  message_id,
  person_id: 'dana',
  author_id: 'sam',
  status: viewed_at ? 'viewed' : 'new',
  version: viewed_at ? 2 : 1,
  viewed_at,
  changed_at: at,
  ...restriction,
  audience: [...restriction.audience],
})
const draft = (body: string, status: 'saved' | 'sent' = 'saved'): WordsStored['drafts'][number] => ({
  family_id: 'family',
  id: 'draft',
  status,
  version: 2,
  author_id: 'sam',
  answers_id: null,
  created_at: at,
  changed_at: at,
  reach: 'closed',
  audience: ['sam'],
  recipient_ids: [],
  file_ids: [],
  subject: 'Soak',
  body,
})

const stored = (change: Partial<WordsStored> = {}): WordsStored => ({
  messages: [message('one')],
  deliveries: [delivery('one', null)],
  drafts: [draft('Second')],
  mailbox: [],
  opened: new Map(),
  isOpen: ({ status }) => status === 'saved',
  ...change,
})
const ledger = () => {
  const one = openWordsLedger(() => undefined)
  one.send({ id: 'one', authorId: 'sam', subject: 'Soak one', body: 'Words', to: ['dana'], draft: null })
  one.drafts.set('draft', [
    { version: 1, subject: 'Soak', body: 'First' },
    { version: 2, subject: 'Soak', body: 'Second' },
  ])
  return one
}

test('a run in which nothing is lost has no findings', () => {
  expect(messageFindings(ledger(), stored())).toEqual([])
  expect(viewFindings(ledger(), stored())).toEqual([])
  expect(draftFindings(ledger(), stored())).toEqual([])
})

test('a message that is missing, changed, without a recipient, twice, or told to nobody is found', () => {
  expect(messageFindings(ledger(), stored({ messages: [] }))).toEqual(['one is missing'])
  expect(messageFindings(ledger(), stored({ messages: [{ ...message('one'), body: 'Others' }] }))).toHaveLength(1)
  expect(messageFindings(ledger(), stored({ deliveries: [] }))).toHaveLength(1)
  const twice = { ...message('two'), subject: 'Soak one' }
  expect(messageFindings(ledger(), stored({ messages: [message('one'), twice] }))).toHaveLength(2)
})

test('a first view that nobody was told of, that is lost, or that stands twice in the record is found', () => {
  const id = 'to dana of one'
  expect(viewFindings(ledger(), stored({ deliveries: [delivery('one', at)] }))).toHaveLength(1)
  const told = ledger()
  told.open({ id, viewedAt: at })
  expect(viewFindings(told, stored())).toHaveLength(1)
  const viewed = { deliveries: [delivery('one', at)] }
  expect(viewFindings(told, stored({ ...viewed, opened: new Map([[id, 1]]) }))).toEqual([])
  expect(viewFindings(told, stored({ ...viewed, opened: new Map([[id, 2]]) }))).toHaveLength(1)
})

test('a draft that lost its last text, or ended without anybody being told, is found', () => {
  expect(draftFindings(ledger(), stored({ drafts: [draft('First')] }))).toEqual(['draft lost what was saved last'])
  expect(draftFindings(ledger(), stored({ drafts: [] }))).toEqual(['draft is missing'])
  expect(draftFindings(ledger(), stored({ drafts: [draft('', 'sent')] }))).toEqual(['draft is sent'])
})
