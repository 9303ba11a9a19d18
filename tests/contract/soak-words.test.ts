import { expect, test } from 'vitest'
import { openWordsLedger } from '../../bench/soak/words/ledger.ts'
import {
  countFindings,
  draftFindings,
  leakFindings,
  messageFindings,
  viewFindings,
  type WordsStored,
} from '../../bench/soak/words/oracle.ts'

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

test('a count that is not that of the rows is found, folder by folder', () => {
  const kept = (message_id: string, folder: string): WordsStored['mailbox'][number] => ({
    family_id: 'family',
    person_id: 'dana',
    message_id,
    first: 'inbox',
    folder,
    sent_at: at,
    ...restriction,
    audience: [...restriction.audience],
  })
  const rows = stored({
    deliveries: [delivery('one', null), delivery('two', null), delivery('three', at)],
    mailbox: [kept('one', 'inbox'), kept('two', 'archive'), kept('three', 'inbox')],
  })
  type Told = Parameters<typeof countFindings>[0]['told'] extends Map<string, infer One> ? One : never
  const counts = (change: Partial<Told>): Told => ({
    unread: 0,
    inbox: 0,
    notices: 0,
    drafts: 0,
    latest: [],
    ...change,
  })
  const told = (dana: Partial<Told>, sam: Partial<Told> = {}) => ({
    told: new Map([
      ['dana', counts({ unread: 1, inbox: 1, ...dana })],
      ['sam', counts({ drafts: 1, ...sam })],
    ]),
  })
  expect(countFindings(told({}), rows)).toEqual([])
  expect(countFindings(told({ unread: 2 }), rows)).toEqual(['dana: unread is 1, was told 2'])
  expect(countFindings(told({ inbox: 0 }), rows)).toEqual(['dana: inbox is 1, was told 0'])
  expect(countFindings(told({}, { drafts: 0 }), rows)).toEqual(['sam: drafts is 1, was told 0'])
})

test('a word of a message in a log, a mail or a notice is found, and made-up words of nobody are not', () => {
  const words = ['zq1x000001', 'zq2x000002']
  expect(leakFindings(words, new Map([['the log', 'request zq9x999999 ended']]))).toEqual([])
  expect(
    leakFindings(
      words,
      new Map([
        ['the log', 'nothing'],
        ['the mail', 'Sam wrote zq2x000002 and zq1x000001'],
      ]),
    ),
  ).toEqual(['the mail has 2 words of messages, such as zq2x000002'])
})
