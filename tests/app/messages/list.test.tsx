import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#tests/support/dom/open-app.tsx'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import {
  counts,
  deliveryId,
  draft,
  draftId,
  folder,
  message,
  messageAnswers,
  openable,
  summary,
  threadId,
  unopened,
  words,
} from './fixtures.ts'

const list = 'GET /pub/v1/messages'
const open = `POST /pub/v1/deliveries/${deliveryId}/events`
const page = (answers: Answers = {}, address = '/app/messages', options = {}) =>
  openApp(address, messageAnswers(answers), options)
const inbox = async () => within(await screen.findByRole('list', { name: 'Inbox, latest first' }))

test('a line says who, when and what about; of an unopened one nothing else', async () => {
  await page({ [list]: () => folder([summary(unopened('other', 2)), summary(message('other'))]) })
  const lines = (await inbox()).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Sam Keller Not openedNov 17Winter coatNot opened yet\. Opening it records when/),
    expect.stringMatching(/Sam KellerNov 17Winter coatMia’s coat is too small\./),
  ])
})

test('the folders say what waits in each', async () => {
  await page({
    'GET /pub/v1/messages/counts': () => counts({ unread: 3, inbox: 2, notices: 1 }),
    'GET /pub/v1/home': () => ({
      you: { count: 4, items: [], support: [] },
      others: { count: 0, items: [], support: [] },
      totals: null,
    }),
  })
  const folders = within(await screen.findByRole('navigation', { name: 'Folders' }))
  await waitFor(() =>
    expect(folders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Inbox2, 2 unopened messages',
      'Action items4, 4 waiting for you',
      'Notifications1, 1 new',
      'Drafts',
      'Sent',
      'Archive',
      'All',
    ]),
  )
  expect(screen.getAllByRole('link', { name: /^Messages\s*, 4 new$/ })).not.toHaveLength(0)
})

test('loading, empty, failed: each is said', async () => {
  let answer: () => unknown = () => refusal(422, 'invalid')
  const { user } = await page({ [list]: () => answer() })
  expect(await screen.findByText('Your messages could not be loaded')).toBeTruthy()
  answer = () => folder([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your inbox is empty')).toBeTruthy()
  expect(screen.getByText('Choose a message')).toBeTruthy()
})

test('while they load, bars stand where the lines will', async () => {
  await page({ [list]: () => new Promise(() => {}) })
  expect(await screen.findByText('Loading your messages')).toBeTruthy()
})

test('showing a folder or a thread opens nothing; a press on a line opens that message', async () => {
  const { sent, user } = await page(openable(unopened(), message('other')))
  await inbox()
  expect(sent.filter(({ what }) => what.startsWith('POST'))).toEqual([])
  await user.click(screen.getByRole('link', { name: /Winter coat/ }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent.filter(({ what }) => what === open).map(({ body }) => body)).toEqual([
    { type: 'delivery.open', version: 1 },
  ])
})

test('selected messages are archived; without any, the page says that one must be selected', async () => {
  const { sent, user } = await page({ 'POST /pub/v1/messages/move': () => new Response(null, { status: 204 }) })
  await inbox()
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect(await screen.findByText('Select at least one message.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select Winter coat' }))
  expect(screen.queryByText('Select at least one message.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('1 message moved')).toBeTruthy()
  expect(sent.find(({ what }) => what === 'POST /pub/v1/messages/move')?.body).toEqual({
    ids: [threadId],
    to: 'archive',
  })
})

test('nothing is downloaded while nothing is selected, and the page says what to do', async () => {
  const { user } = await page()
  await inbox()
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Select at least one message.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select Winter coat' }))
  expect(screen.queryByText('Select at least one message.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download messages' }))
  expect(dialog.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toContain(threadId)
})

test('the number of messages on a page is kept for the person', async () => {
  const { sent, user } = await page({ 'PUT /pub/v1/me/messages': () => new Response(null, { status: 204 }) })
  await inbox()
  await user.selectOptions(await screen.findByLabelText('Messages per page'), '50')
  await waitFor(() =>
    expect(sent.find(({ what }) => what === 'PUT /pub/v1/me/messages')?.body).toEqual({ perPage: 50 }),
  )
})

test('a long folder is turned page by page', async () => {
  const { user } = await page({
    [list]: (_, url) =>
      url.searchParams.get('after') === 'next'
        ? folder([summary(message('other', 2, { subject: 'Boots' }))], { total: null, perPage: 1 })
        : folder([summary(message('other'))], { total: 2, next: 'next', perPage: 1 }),
  })
  await inbox()
  expect(await screen.findByText('1–1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('2–2 of 2')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Boots/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('1–1 of 2')).toBeTruthy()
})

test('drafts are listed with when they were saved, and lead to the form', async () => {
  await page(
    { 'GET /pub/v1/drafts': () => ({ items: [draft(), draft({ id: threadId, subject: '', to: [] })] }) },
    '/app/messages?folder=drafts',
  )
  const lines = within(await screen.findByRole('list', { name: 'Drafts' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'BootsTo Sam Keller · Saved Nov 20, 11:20 AM EST',
    'No subjectNo recipients yet · Saved Nov 20, 11:20 AM EST',
  ])
  expect(
    within(lines[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain(draftId)
})

test('who looks on selects, writes and opens nothing', async () => {
  const { sent, user } = await page(
    {
      [list]: () => folder([summary(unopened('viewing'))]),
      [`GET /pub/v1/threads/${threadId}`]: () => ({
        id: threadId,
        subject: 'Winter coat',
        messages: [unopened('viewing')],
      }),
    },
    '/app/messages',
    { person: 'viewing' },
  )
  const lines = await inbox()
  expect(lines.getByText('Not opened by Dana yet.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'New message' })).toBeNull()
  await user.click(lines.getByRole('link'))
  expect(await screen.findByRole('button', { name: 'Read it' })).toBeTruthy()
  expect(sent.filter(({ what }) => what.startsWith('POST'))).toEqual([])
})

test('Home lists what was not opened and leads to it; the press opens it', async () => {
  const { id, subject, authorId, sentAt } = unopened()
  const { sent, user } = await openApp(
    '/app/home',
    messageAnswers({
      'GET /pub/v1/messages/counts': () =>
        counts({ unread: 5, inbox: 5, latest: [{ id, threadId, authorId, subject, sentAt }] }),
      ...openable(unopened(), message('other')),
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Unopened messages' }))
  expect(card.getByRole('listitem').textContent).toMatch(/^Winter coatSam · Tue, Nov 17, 6:04 PM EST/)
  expect(card.getByRole('link', { name: 'Open your inbox' })).toBeTruthy()
  expect(sent.filter(({ what }) => what === open)).toEqual([])
  await user.click(card.getByRole('link', { name: 'Winter coat' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent.filter(({ what }) => what === open)).toHaveLength(1)
})

test('a child reads and writes its own messages, and is shown nothing that parents settle', async () => {
  await page({}, '/app/messages', { change: { standing: 'child' } })
  const folders = within(await screen.findByRole('navigation', { name: 'Folders' }))
  expect(folders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Inbox',
    'Drafts',
    'Sent',
    'Archive',
    'All',
  ])
  expect(screen.getByRole('link', { name: 'New message' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Report' })).toBeNull()
})

test('the list is drawn once, with its lines', async () => {
  const first = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')) return
      observer.disconnect()
      resolve(screen.queryByRole('list', { name: 'Inbox, latest first' }) !== null)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page({ [list]: () => folder([summary(message('other'))]) })
  expect(await first).toBe(true)
})

test('a page that opens with a search does not ask for the list in whose place it stands', async () => {
  const { sent } = await page({}, '/app/messages?search=coat')
  await screen.findByRole('searchbox')
  expect(sent.filter(({ what }) => what === list)).toEqual([])
})
