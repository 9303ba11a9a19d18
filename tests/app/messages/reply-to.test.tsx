import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageDto } from '#contract/messages/messages.ts'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { correspondents, draft, folder, message, messageAnswers, summary, thread, threadId } from './fixtures.ts'

const send = 'POST /pub/v1/messages'
const [kim, lou, mia] = ['0e', '0f', '1d'].map((end) => `00000000-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
  string,
]
const member = (id: string, firstName: string, lastName: string, role: 'professional' | 'child') => ({
  id,
  firstName,
  lastName,
  initials: `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`,
  role,
  side: null,
  joined: true,
  closedAt: null,
})
const known = () => ({
  ...family(dana),
  members: [
    ...family(dana).members,
    member(kim, 'Kim', 'Lee', 'professional'),
    member(lou, 'Lou', 'Diaz', 'professional'),
    member(mia, 'Mia', 'Keller', 'child'),
  ],
})
const correspondent = (id: string, firstName: string, lastName: string, standing: string, isAttorney = false) => ({
  id,
  firstName,
  lastName,
  standing,
  isAttorney,
})
const people = {
  items: [
    ...correspondents.items,
    correspondent(kim, 'Kim', 'Lee', 'professional', true),
    correspondent(mia, 'Mia', 'Keller', 'child'),
  ],
}
const to = (ids: readonly string[]): MessageDto['recipients'] =>
  ids.map((personId) => ({ personId, told: personId !== kim, viewedAt: null }))

const answering = (messages: readonly MessageDto[], answers: Answers = {}) =>
  openApp(
    `/app/messages?thread=${threadId}`,
    messageAnswers({
      'GET /pub/v1/family': known,
      'GET /pub/v1/messages/correspondents': () => people,
      [`GET /pub/v1/threads/${threadId}`]: () => thread(messages),
      'POST /pub/v1/drafts': () => draft(),
      [send]: () => message('other', 3, { authorId: dana, delivery: null }),
      ...answers,
    }),
  )
const change = () => screen.findByRole('button', { name: 'Change recipients' })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const sentTo = (sent: readonly { what: string; body: unknown }[]) =>
  sent.filter(({ what }) => what === send).map(({ body }) => (body as { to: string[] }).to)

test('somebody is added to an answer, who sees the conversation from there on', async () => {
  const { sent, user } = await answering([message('other')])
  const press = await change()
  expect(press.getAttribute('aria-expanded')).toBe('false')
  await user.click(press)
  expect([box('Sam Keller').checked, box('Mia Keller').checked]).toEqual([true, false])
  await user.click(box('Mia Keller'))
  expect(screen.getByText('Mia Keller will see the conversation from this message on.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your reply to Sam Keller and Mia Keller' }), 'Look, Mia')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam, mia]]))
})

test('whoever is left out of an answer is named, and whoever was in the conversation before is no newcomer', async () => {
  const earlier = message('other', 1, { recipients: to([dana, mia]) })
  const { sent, user } = await answering([
    earlier,
    message('other', 2, { recipients: to([dana, kim]), attorneys: [kim] }),
  ])
  await user.click(await change())
  await user.click(box('Kim Lee, attorney'))
  await user.click(box('Mia Keller'))
  expect(screen.getByText('You left out Kim Lee. This message will not go to this person.')).toBeTruthy()
  expect(screen.queryByText(/from this message on/)).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Your reply to Sam Keller and Mia Keller' }), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(sentTo(sent)).toEqual([[sam, mia]]))
})

test('an answer to nobody is refused, and the question who gets it has the focus', async () => {
  const { sent, user } = await answering([message('other')])
  await user.click(await change())
  await user.click(box('Sam Keller'))
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(screen.getByText('Choose at least one recipient.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Sam Keller'))
  expect(sentTo(sent)).toEqual([])
})

test('where nobody else can be written to, there is nothing to change', async () => {
  await answering([message('other')], { 'GET /pub/v1/messages/correspondents': () => correspondents })
  expect(await screen.findByRole('textbox', { name: 'Your reply to Sam Keller' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change recipients' })).toBeNull()
})

test('a message that comes meanwhile does not take back whom somebody chose', async () => {
  let now = [message('other')]
  const { app, user } = await answering(now, { [`GET /pub/v1/threads/${threadId}`]: () => thread(now) })
  await user.click(await change())
  await user.click(box('Mia Keller'))
  now = [...now, message('other', 2, { body: 'One more thing.' })]
  void app.queryClient.invalidateQueries()
  expect(await screen.findByText('One more thing.')).toBeTruthy()
  expect(box('Mia Keller').checked).toBe(true)
})

test('a professional stands with their role in the list, in the conversation and among those whom one can write to', async () => {
  const fromKim = message('other', 1, {
    authorId: kim,
    recipients: to([dana, sam, lou]),
    attorneys: [kim],
  })
  const { user } = await answering([fromKim], { 'GET /pub/v1/messages': () => folder([summary(fromKim)]) })
  const [first] = await screen.findAllByRole('article')
  expect(first?.textContent).toContain('Kim Lee, attorney')
  // The other one stands in the list, which a small screen hides beside the conversation.
  expect(screen.getAllByText('Kim Lee, attorney').map((one) => first?.contains(one))).toEqual([false, true])
  expect(first?.textContent).toContain('To you, Sam Keller, and Lou Diaz (professional)')
  expect(screen.getByText('1 message with Kim Lee (attorney), Sam Keller, and Lou Diaz (professional)')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Your reply to Kim Lee (attorney) and Sam Keller' })).toBeTruthy()
  await user.click(await change())
  expect(box('Kim Lee, attorney').checked).toBe(true)
})
