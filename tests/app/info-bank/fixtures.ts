import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { children, dana, type Person, people, sam } from '#tests/support/dom/family.ts'

export const entryId = '00000000-0000-4000-8000-0000000000ba'
export const list = 'GET /pub/v1/info-bank'
export const one = `${list}/${entryId}`
export const writing = 'POST /pub/v1/info-bank'
export const events = `${writing}/${entryId}/events`
export const record = `GET /pub/v1/history/${entryId}`
export const address = `/app/infobank/${entryId}`

/** Sam wrote down what Mia is allergic to, and Dana brought it up to date. */
export const entry = (person: Person, change: Partial<InfoEntryDto> = {}): InfoEntryDto => ({
  id: entryId,
  status: 'shared',
  version: 3,
  authorId: sam,
  title: 'Allergies',
  sections: ['health'],
  childIds: [children.mia],
  parentId: null,
  emergency: true,
  fields: { allergyTo: 'Peanuts', reaction: 'Severe' },
  notes: 'Carries a pen in the school bag.',
  files: [],
  edition: 2,
  gone: false,
  createdAt: '2026-11-02T15:00:00.000Z',
  changedAt: '2026-11-03T15:00:00.000Z',
  changedBy: dana,
  sharedAt: '2026-11-02T15:00:00.000Z',
  facts: { concerns: 'children' },
  you: {
    actor: people[person].viewpoint,
    party: people[person].viewpoint === sam ? 'author' : 'other',
    mode: people[person].mode,
  },
  ...change,
})

export const kept = (change: Partial<InfoEntryDto> = {}): InfoEntryDto =>
  entry('creator', {
    id: '00000000-0000-4000-8000-0000000000bb',
    status: 'private',
    title: 'Coat size',
    sections: ['sizes'],
    fields: { coat: '146' },
    emergency: false,
    notes: null,
    edition: 1,
    sharedAt: null,
    ...change,
  })

const columns = (fields: object, notes = '') => ({
  title: 'Allergies',
  sections: ['health'],
  child_ids: [children.mia],
  parent_id: null,
  emergency: true,
  fields,
  notes,
  file_ids: [],
})
const entryOf = (name: string, actor: string, at: string, details: object): HistoryEntryDto => ({
  id: crypto.randomUUID(),
  seq: 1,
  at,
  kind: `infoEntry.${name}`,
  entity: 'infoEntry',
  entityId: entryId,
  actor,
  party: 'author',
  mode: 'self',
  details: { columns: details },
})

export const history = {
  entries: [
    entryOf('begin', sam, '2026-11-02T15:00:00.000Z', columns({ allergyTo: 'Nuts' })),
    entryOf('edit', dana, '2026-11-03T15:00:00.000Z', columns({ allergyTo: 'Peanuts' }, 'A pen')),
  ],
  verified: true,
}
