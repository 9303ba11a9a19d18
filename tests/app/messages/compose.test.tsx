import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import type { Answers } from '#tests/support/dom/open-app.tsx'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { correspondents, draft, draftId, folder, message, messageAnswers, summary } from './fixtures.ts'

const send = 'POST /pub/v1/messages'
const begin = 'POST /pub/v1/drafts'
const change = `POST /pub/v1/drafts/${draftId}/events`
const mia = {
  id: '00000000-0000-4000-8000-00000000000d',
  firstName: 'Mia',
  lastName: 'Keller',
  standing: 'child',
  isAttorney: false,
}
const page = (answers: Answers = {}, options = {}, address = '/app/messages/new') =>
  openApp(address, messageAnswers({ [begin]: () => draft(), ...answers }), options)
const both = { 'GET /pub/v1/messages/correspondents': () => ({ items: [...correspondents.items, mia] }) }

test('a message needs somebody, a subject and a text, and the first that is missing has the focus', async () => {
  const { sent, user } = await page(both)
  await user.click(await screen.findByRole('button', { name: 'Send message' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Sam Keller' }))
  expect(sent.some(({ what }) => what === send)).toBe(false)
})

test('what was written is sent with the draft behind it, and its thread is shown', async () => {
  const { sent, user } = await page({
    ...both,
    [send]: () => message('other', 1, { authorId: dana, delivery: null }),
    'GET /pub/v1/messages': () => folder([summary(message('other'), 'sent')]),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Mia Keller' }))
  await user.type(screen.getByLabelText('Subject'), 'Recital')
  await user.type(screen.getByLabelText('Message'), 'It is on the 12th.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(sent.find(({ what }) => what === send)?.body).toMatchObject({ to: [mia.id], subject: 'Recital' })
  await waitFor(() => expect(location.search).toContain('folder=sent'))
})

test('one person alone is chosen at once; what the server refuses is said and nothing typed is lost', async () => {
  const { user } = await page({
    [send]: () =>
      refusal(400, 'invalid', { validationErrors: [{ field: 'subject', code: 'tooLong', text: 'Too long.' }] }),
  })
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sam Keller' })).checked).toBe(true)
  await user.type(screen.getByLabelText('Subject'), 'Boots')
  await user.type(screen.getByLabelText('Message'), 'Size 36')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText(/200 characters/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Size 36')
})

test('nothing is saved while the message is on its way; what was not sent is saved again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let answer: (status: object) => void = () => undefined
  const { sent, user } = await page({ ...both, [send]: () => new Promise<object>((resolve) => (answer = resolve)) })
  await user.click(await screen.findByRole('checkbox', { name: 'Sam Keller' }))
  await user.type(screen.getByLabelText('Subject'), 'Recital')
  await user.type(screen.getByLabelText('Message'), 'It is on the 12th.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  const saves = () => sent.filter(({ what }) => what === begin).length
  const before = saves()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(saves()).toBe(before)
  answer(refusal(500, 'unexpected'))
  await waitFor(() => expect(saves()).toBe(before + 1))
})

test('leaving asks: saving keeps the draft and goes, discarding deletes it, staying changes nothing', async () => {
  let mayBeSaved = false
  const { sent, user } = await page({
    [begin]: () => (mayBeSaved ? draft() : refusal(400, 'invalid')),
    [change]: () => draft({ status: 'discarded' }),
  })
  await user.type(await screen.findByLabelText('Message'), 'I will')
  const leave = async () => user.click(screen.getAllByRole('link', { name: 'Messages' }).at(-1) ?? document.body)
  await leave()
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this draft?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep writing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I will')
  mayBeSaved = true
  await leave()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  expect(sent.findLast(({ what }) => what === begin)?.body).toMatchObject({ to: [sam], body: 'I will' })
})

test('a draft that was changed elsewhere shows both texts; either is taken, none is lost', async () => {
  const other = draft({ version: 5, body: 'Size 37' })
  const { sent, user } = await page(
    {
      'GET /pub/v1/drafts': () => ({ items: [draft()] }),
      [change]: (body) =>
        (body as { version: number }).version === 5
          ? draft({ version: 6, body: 'Size 36 or 37' })
          : refusal(409, 'changedSinceSeen', { item: other }),
    },
    {},
    `/app/messages/new?draft=${draftId}`,
  )
  await user.type(await screen.findByLabelText('Message'), ' 37')
  expect(await screen.findByText('This draft was changed somewhere else', {}, { timeout: 4000 })).toBeTruthy()
  expect(screen.getByText('The other text begins: “Size 37”')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Size 36 or 37')
  await user.click(screen.getByRole('button', { name: 'Keep this text' }))
  await waitFor(() => expect(sent.filter(({ what }) => what === change)).toHaveLength(2), { timeout: 4000 })
  expect(sent.filter(({ what }) => what === change)[1]?.body).toMatchObject({ version: 5, body: 'Size 36 or 37' })
})

test('a draft that cannot be discarded says so', async () => {
  const { user } = await page(
    { 'GET /pub/v1/drafts': () => ({ items: [draft()] }), [change]: () => refusal(403, 'notAllowed') },
    {},
    `/app/messages/new?draft=${draftId}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  expect(await screen.findByText('Unable to delete. Refused: notAllowed.')).toBeTruthy()
})

test('with nobody to write to, and for whoever looks on, the page says so', async () => {
  await page({ 'GET /pub/v1/messages/correspondents': () => ({ items: [] }) })
  expect(await screen.findByText('There is nobody in this family to write to yet.')).toBeTruthy()
})

test('whoever looks on writes nothing, and asks for nobody', async () => {
  const { sent } = await page({}, { person: 'viewing' })
  expect(await screen.findByText('View only. You can’t write messages for someone else.')).toBeTruthy()
  expect(sent.some(({ what }) => what.endsWith('/correspondents'))).toBe(false)
})

const member = (id: string, firstName: string, role: 'child' | 'thirdParty' | 'professional') => {
  const [lastName, initials] = ['Keller', 'XK']
  return { id, firstName, lastName, initials, role, side: null, joined: true, closedAt: null }
}
const [ana, pat] = ['00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000f2']

/** The composer of somebody in a family with a child, somebody close to it and a professional. */
const composerOf = (viewpoint: string, standing: 'parent' | 'child', to: readonly string[]) => {
  const own = family(viewpoint)
  const others = [member(mia.id, 'Mia', 'child'), member(ana, 'Ana', 'thirdParty'), member(pat, 'Pat', 'professional')]
  const known = { ...own, standing, members: [...own.members, ...others] }
  const items = known.members
    .filter(({ id }) => to.includes(id))
    .map(({ id, firstName, lastName, role }) => ({ id, firstName, lastName, standing: role, isAttorney: false }))
  return page({
    'GET /pub/v1/family': () => known,
    'GET /pub/v1/messages/correspondents': () => ({ items }),
  })
}

test('whoever writes to a professional alone is told that the other parent does not see it', async () => {
  const { user } = await composerOf(dana, 'parent', [sam, pat])
  await user.click(await screen.findByRole('checkbox', { name: 'Pat Keller' }))
  expect(screen.getByText('Privileged: Sam can’t see this')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Sam Keller' }))
  expect(screen.queryByText(/^Privileged/)).toBeNull()
})

test('a child who writes to somebody close to the family is told that both parents read it', async () => {
  const { user } = await composerOf(mia.id, 'child', [dana, ana])
  const told = 'Both parents can read what a child and someone close to the family write to each other.'
  await user.click(await screen.findByRole('checkbox', { name: 'Dana Reyes' }))
  expect(screen.queryByText(told)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Ana Keller' }))
  expect(screen.getByText(told)).toBeTruthy()
})
