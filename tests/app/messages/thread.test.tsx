import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dana, sam } from '#tests/support/dom/family.ts'
import type { Answers } from '#tests/support/dom/open-app.tsx'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import {
  deliveryId,
  draft,
  folder,
  message,
  messageAnswers,
  openable,
  summary,
  thread,
  threadId,
  unopened,
  words,
} from './fixtures.ts'

const read = `GET /pub/v1/threads/${threadId}`
const open = `POST /pub/v1/deliveries/${deliveryId}/events`
const send = 'POST /pub/v1/messages'
const begin = 'POST /pub/v1/drafts'
const page = (answers: Answers = {}, options = {}) =>
  openApp(
    `/app/messages?thread=${threadId}`,
    messageAnswers({ 'GET /pub/v1/messages': () => folder([]), ...answers }),
    options,
  )
const articles = async () => within(await screen.findByRole('list', { name: 'Winter coat' })).getAllByRole('article')

test('each message has its place, its people, its times with their zone, and who first viewed it', async () => {
  const answer = message('other', 2, {
    authorId: dana,
    recipients: [{ personId: sam, told: true, viewedAt: null }],
    delivery: null,
    body: 'Thanks.',
  })
  await page({ [read]: () => thread([message('other'), answer]) })
  expect((await articles()).map(({ textContent }) => textContent)).toEqual([
    'Sam KellerMessage 1 of 2To you · Sent Tue, Nov 17, 6:04 PM ESTMia’s coat is too small.First viewed by you Tue, Nov 17, 9:31 PM EST',
    'YouMessage 2 of 2To Sam Keller · Sent Tue, Nov 17, 6:04 PM ESTThanks.First viewed · Sam: Never',
  ])
})

test('others that were not opened stay closed rows, each with a press of its own', async () => {
  const { sent, user } = await page(
    openable(unopened('other', 2), message('other', 2, { body: 'Size 36.' }), [message('other')]),
  )
  const [, closed] = await articles()
  expect(closed?.textContent).toContain('Opening it records when you first viewed it.')
  expect(sent.some(({ what }) => what === open)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Open message' }))
  expect(await screen.findByText('Size 36.')).toBeTruthy()
})

test('a message that another tab opened meanwhile shows its body', async () => {
  const latest = { ...message('other').delivery, message: message('other') }
  let now = unopened()
  const { user } = await page({
    [read]: () => thread([now]),
    [open]: () => {
      now = message('other')
      return refusal(409, 'changedSinceSeen', { item: latest })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Open message' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('one that could not be opened says so and stays closed', async () => {
  const { user } = await page({ [read]: () => thread([unopened()]), [open]: () => refusal(403, 'notAllowed') })
  await user.click(await screen.findByRole('button', { name: 'Open message' }))
  expect(await screen.findByText('This message was not opened. Refused: notAllowed.')).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

test('a thread that is not there is an entry not found, and another failure one that cannot be viewed', async () => {
  let answer = () => refusal(404, 'notFound')
  const { user } = await page({ [read]: () => answer() })
  expect(await screen.findByText('Entry Not Found')).toBeTruthy()
  answer = () => refusal(422, 'invalid')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Unable to View Entry')).toBeTruthy()
})

test('old messages of a long thread wait behind a press', async () => {
  const { user } = await page({ [read]: () => thread(Array.from({ length: 12 }, (_, at) => message('other', at + 1))) })
  expect(await articles()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await articles()).toHaveLength(12)
})

const opened = (nth: number) => message('other', nth, { body: `Text ${nth}.` })
const longThread = (closed: number) =>
  Array.from({ length: 12 }, (_, at) => (at + 1 === closed ? unopened('other', closed) : opened(at + 1)))

test('a message that is opened from the list is on the screen however old it is, and has the focus', async () => {
  let now = longThread(2)
  const { user } = await openApp(
    '/app/messages',
    messageAnswers({
      'GET /pub/v1/messages': () => folder([summary(unopened('other', 2))]),
      [read]: () => thread(now),
      [open]: () => {
        now = now.map((one, at) => (at === 1 ? opened(2) : one))
        return { ...opened(2).delivery, message: opened(2) }
      },
    }),
  )
  await user.click(await screen.findByRole('link', { name: /Winter coat/ }))
  const body = await screen.findByText('Text 2.')
  expect(await articles()).toHaveLength(11)
  await waitFor(() => expect(document.activeElement).toBe(body.closest('article')))
  expect(screen.queryByText('Text 1.')).toBeNull()
  expect(location.search).toBe(`?thread=${threadId}`)
})

test('a thread is shown from its first unopened message on, and what was shown stays when it is opened', async () => {
  let now = longThread(2)
  const { user } = await page({
    [read]: () => thread(now),
    [open]: () => {
      now = now.map((one, at) => (at === 1 ? opened(2) : one))
      return { ...opened(2).delivery, message: opened(2) }
    },
  })
  expect(await articles()).toHaveLength(11)
  await user.click(screen.getByRole('button', { name: 'Open message' }))
  const body = await screen.findByText('Text 2.')
  expect(await articles()).toHaveLength(11)
  await waitFor(() => expect(document.activeElement).toBe(body.closest('article')))
})

test('a press that shows the thread in another tab opens nothing, because no text is shown here', async () => {
  const { sent, user } = await openApp('/app/messages', messageAnswers(openable(unopened(), message('other'))))
  const link = await screen.findByRole('link', { name: /Winter coat/ })
  // The document hears of a press after the page: a browser would open a tab, which this one cannot.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(sent.some(({ what }) => what === open)).toBe(false)
  await user.click(link)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a privileged message says who cannot see it; a professional’s first view is not told', async () => {
  const pat = '00000000-0000-4000-8000-00000000000c'
  const privileged = message('other', 1, {
    authorId: dana,
    delivery: null,
    privileged: true,
    recipients: [{ personId: pat, told: false, viewedAt: null }],
  })
  await page({ [read]: () => thread([privileged]) })
  const [first] = await articles()
  expect(first?.textContent).toContain('Privileged: Sam can’t see this')
  expect(first?.textContent).not.toContain('First viewed')
})

test('an answer goes to everybody in the message, and what was typed is saved as a draft', async () => {
  const { sent, user } = await page({
    [begin]: (body) => draft({ ...(body as object), subject: 'Winter coat' }),
    [send]: () => message('other', 2, { authorId: dana, delivery: null, body: 'Thanks.' }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Your reply to Sam Keller' }), 'Thanks.')
  expect(await screen.findByText(/^Draft saved Nov 20, 11:20 AM EST/, {}, { timeout: 4000 })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(sent.find(({ what }) => what === send)?.body).toEqual({
    to: [sam],
    subject: 'Winter coat',
    body: 'Thanks.',
    files: [],
    answersId: threadId,
    draft: { id: draft().id, version: 1 },
  })
})

test('an empty answer is refused before anything is sent', async () => {
  const { sent, user } = await page()
  await user.click(await screen.findByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(sent.some(({ what }) => what === send)).toBe(false)
})

test('a professional reads an unopened message, and is told that it does not count', async () => {
  const { user } = await page(
    {
      [read]: () => thread([unopened('viewing')]),
      [`POST /pub/v1/messages/${threadId}/look`]: () => message('viewing'),
    },
    { person: 'viewing' },
  )
  expect(await screen.findByText(/It does not count as viewed by Dana/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull()
})
