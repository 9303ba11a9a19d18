import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { correspondents, draft, draftId, message, messageAnswers, thread, threadId } from './fixtures.ts'

const send = 'POST /pub/v1/messages'
const change = `POST /pub/v1/drafts/${draftId}/events`
const people = 'GET /pub/v1/messages/correspondents'
const kim = '00000000-0000-4000-8000-00000000000e'
const stranger = '00000000-0000-4000-8000-00000000000f'
const known = () => ({
  ...family(dana),
  members: [
    ...family(dana).members,
    {
      id: kim,
      firstName: 'Kim',
      lastName: 'Lee',
      initials: 'KL',
      role: 'professional',
      side: null,
      joined: true,
      closedAt: null,
    },
  ],
})
const withKim = {
  items: [
    ...correspondents.items,
    { id: kim, firstName: 'Kim', lastName: 'Lee', standing: 'professional', isAttorney: true },
  ],
}
const sentTo = (sent: readonly { what: string; body: unknown }[]) =>
  sent.filter(({ what }) => what === send).map(({ body }) => (body as { to: string[] }).to)
const begun: Answers = {
  'GET /pub/v1/family': known,
  'GET /pub/v1/drafts': () => ({ items: [draft({ to: [sam, kim], version: 1 })] }),
  [change]: () => draft({ version: 2 }),
  [send]: () => message('other', 1, { authorId: dana, delivery: null }),
}
const composing = (answers: Answers = {}) =>
  openApp(`/app/messages/new?draft=${draftId}`, messageAnswers({ ...begun, ...answers }))

test('a draft to somebody who is gone says who is left out, and is sent to the others', async () => {
  const { sent, user } = await composing()
  expect(await screen.findByText(/will not go to Kim Lee, because you can’t write to this person/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam]]))
})

test('whoever is gone before the message is sent is left out of the next try, and nothing typed is lost', async () => {
  let isGone = false
  const { sent, user } = await composing({
    [people]: () => (isGone ? correspondents : withKim),
    [send]: () => {
      if (isGone) return message('other', 1, { authorId: dana, delivery: null })
      isGone = true
      return refusal(400, 'invalid', { validationErrors: [{ field: 'to', code: 'notAChoice', text: 'Not a choice.' }] })
    },
  })
  await screen.findByRole('checkbox', { name: 'Kim Lee, attorney' })
  expect(screen.queryByText(/will not go to/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText(/will not go to Kim Lee/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Kim Lee, attorney' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam, kim], [sam]]))
})

test('the other version of a draft is taken without whoever is gone, and says so', async () => {
  const theirs = draft({ version: 5, to: [sam, kim], body: 'Size 37' })
  const { sent, user } = await composing({
    'GET /pub/v1/drafts': () => ({ items: [draft({ to: [sam] })] }),
    [change]: () => refusal(409, 'changedSinceSeen', { item: theirs }),
  })
  await user.type(await screen.findByLabelText('Message'), ' 38')
  await user.click(await screen.findByRole('button', { name: 'Use the other version' }, { timeout: 4000 }))
  expect(await screen.findByText(/will not go to Kim Lee/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam]]))
})

const answering = (recipients: readonly string[], answers: Answers = {}) => {
  const answered = message('other', 1, {
    recipients: recipients.map((personId) => ({ personId, told: true, viewedAt: null })),
  })
  return openApp(
    `/app/messages?thread=${threadId}`,
    messageAnswers({
      'GET /pub/v1/family': known,
      [`GET /pub/v1/threads/${threadId}`]: () => thread([answered]),
      'POST /pub/v1/drafts': () => draft(),
      [send]: () => message('other', 2, { authorId: dana, delivery: null }),
      ...answers,
    }),
  )
}

test('an answer to all goes to those who are left, and names whom it does not go to', async () => {
  const { sent, user } = await answering([dana, kim, stranger])
  await user.type(await screen.findByRole('textbox', { name: 'Your reply to Sam Keller' }), 'Thank you')
  expect(
    screen.getByText(
      /will not go to Kim Lee and someone you are not connected with, because you can’t write to these people/,
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam]]))
})

test('where nobody is left to answer, the conversation says so in place of the form', async () => {
  await answering([dana], { [people]: () => ({ items: [] }) })
  expect(await screen.findByText('There is nobody to reply to, because you can’t write to Sam Keller.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull()
})
