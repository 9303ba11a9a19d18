import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FoundMessageDto } from '#contract/messages/message-search.ts'
import { people } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000e1'
const { viewpoint: dana } = people.other
const sam = people.creator.viewpoint

const item: FoundMessageDto = {
  id,
  threadId: id,
  answersId: null,
  authorId: sam,
  subject: 'Winter coat <img src=x onerror=alert(1)>',
  sentAt: '2026-11-20T10:00:00.000Z',
  privileged: false,
  recipients: [{ personId: dana, told: true, viewedAt: '2026-11-20T11:00:00.000Z' }],
  attorneys: [],
  attachments: 0,
  delivery: null,
  folder: 'archive',
  preview: 'The coat <b>is</b> too small',
  markedSubject: { text: 'Winter coat <img src=x onerror=alert(1)>', marks: [{ start: 7, end: 11 }] },
  snippet: { text: 'The coat <b>is</b> too small', marks: [{ start: 4, end: 8 }] },
}

const list = 'GET /pub/v1/messages'
const search = 'POST /pub/v1/messages/search'
const answers: Answers = {
  [list]: () => ({ items: [], next: null, total: 0, perPage: 25 }),
  'GET /pub/v1/messages/counts': () => ({ unread: 0, drafts: 0 }),
  'GET /pub/v1/drafts': () => ({ items: [] }),
}
const open = (address: string, more: Answers) => openApp(`/app/messages${address}`, { ...answers, ...more })

test('found words are marked, and nothing of a message is read as markup', async () => {
  await open('?search=coat', { [search]: () => ({ items: [item], next: null, perPage: 25 }) })
  const found = await screen.findByRole('list', { name: 'Messages with “coat”, latest first' })
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['coat', 'coat'])
  expect(within(found).getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy()
  expect(found.querySelector('img, b')).toBeNull()
  expect(within(found).getByRole('link').getAttribute('href')).toContain('search=coat')
})

test('what is typed is searched for after a pause, stands in the address, and more is asked for by a press', async () => {
  const { user, sent } = await open('', {
    [search]: (body) => {
      const after = (body as { after?: string }).after
      return { items: [{ ...item, id: after ? dana : id }], next: after ? null : 'further', perPage: 1 }
    },
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'coat')
  expect(await screen.findByText('The latest 1 messages found in all folders')).toBeTruthy()
  expect(location.search).toBe('?search=coat')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('2 messages found in all folders')).toBeTruthy()
  expect(sent.filter(({ what }) => what === search).map(({ body }) => body)).toEqual([
    { search: 'coat' },
    { search: 'coat', after: 'further' },
  ])
})

test('nothing found, and a search that failed, are said in words; trying again searches again', async () => {
  let fails = true
  const { user } = await open('?search=coat', {
    [search]: () => (fails ? refusal(403, 'notAllowed') : { items: [], next: null, perPage: 25 }),
  })
  expect(await screen.findByText('Your messages could not be searched')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing found for “coat”')).toBeTruthy()
})

test('drafts that cannot be searched say so by their own name', async () => {
  await open('?folder=drafts&search=coat', { 'POST /pub/v1/drafts/search': () => refusal(403, 'notAllowed') })
  expect(await screen.findByText('Unable to search Drafts')).toBeTruthy()
})
