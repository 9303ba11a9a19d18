import type { JournalEntryDto, JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import { dana, type Person, people, sam } from '#tests/support/dom/family.ts'

export const entryId = '00000000-0000-4000-8000-0000000000aa'
export const opening = `POST /pub/v1/journal/${entryId}/open`
export const events = `POST /pub/v1/journal/${entryId}/events`
export const list = 'GET /pub/v1/journal'
export const readers = 'GET /pub/v1/journal/readers'
export const address = `/app/journal/${entryId}`

const party = (person: Person): 'author' | 'reader' => (people[person].viewpoint === sam ? 'author' : 'reader')

const known = {
  id: entryId,
  status: 'shared',
  version: 2,
  kind: 'entry',
  authorId: sam,
  on: '2026-11-19',
  edition: 1,
  readerIds: [dana],
  opened: true,
  gone: false,
  createdAt: '2026-11-19T23:00:00.000Z',
  changedAt: '2026-11-19T23:00:00.000Z',
  sharedAt: '2026-11-19T23:00:00.000Z',
  place: null,
  files: [],
} as const satisfies Partial<JournalEntryDto>

/** Sam's entry about the day before, which Dana has opened. */
export const entry = (person: Person, change: Partial<JournalEntryDto> = {}): JournalEntryDto => ({
  ...known,
  readerIds: [...known.readerIds],
  files: [],
  body: 'She slept well.',
  deviceAt: null,
  views: [{ personId: dana, edition: 1, at: '2026-11-20T14:00:00.000Z' }],
  you: { actor: people[person].viewpoint, party: party(person), mode: people[person].mode },
  ...change,
})

export const ownEntry = (change: Partial<JournalEntryDto> = {}): JournalEntryDto =>
  entry('creator', { status: 'private', version: 1, readerIds: [], sharedAt: null, views: [], ...change })

export const line = (change: Partial<JournalSummaryDto> = {}): JournalSummaryDto => ({
  ...known,
  readerIds: [...known.readerIds],
  files: [],
  preview: 'She slept well.',
  viewedBy: 1,
  ...change,
})
export const pageOf = (items: readonly JournalSummaryDto[]) => ({ items, next: null, count: items.length })

export const choice = {
  items: [{ id: dana, firstName: 'Dana', lastName: 'Reyes' }],
  professionals: false,
}
