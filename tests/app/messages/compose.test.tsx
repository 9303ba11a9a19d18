import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
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

test('leaving asks: saving keeps the draft and goes, staying changes nothing', async () => {
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

test('discarding on the way out deletes the saved draft, saves nothing more, and goes', async () => {
  const { sent, user } = await page({
    [change]: (body) =>
      (body as { type: string }).type === 'draft.discard' ? draft({ status: 'discarded' }) : refusal(400, 'invalid'),
  })
  await user.type(await screen.findByLabelText('Message'), 'I will')
  expect(await screen.findByText(/^Draft saved/, {}, { timeout: 4000 })).toBeTruthy()
  await user.type(screen.getByLabelText('Message'), ' not')
  await user.click(screen.getAllByRole('link', { name: 'Messages' }).at(-1) ?? document.body)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  expect(sent.filter(({ what }) => what === change).at(-1)?.body).toEqual({ type: 'draft.discard', version: 1 })
  await user.click(await screen.findByRole('link', { name: 'New message' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
})

const file = (name: string, id: string): FileDto => ({
  id,
  name,
  type: 'application/pdf',
  bytes: 2000,
  sha256: 'a'.repeat(64),
  addedBy: dana,
  addedAt: '2026-11-20T10:00:00.000Z',
})
const mine = file('mine.pdf', '00000000-0000-4000-8000-0000000000c1')
const theirs = file('theirs.pdf', '00000000-0000-4000-8000-0000000000c2')
const beginning = 'It is cold and getting colder. '.repeat(5)
const other = draft({ version: 5, to: [mia.id], subject: 'Coat', body: `${beginning}Size 37`, files: [theirs] })

/** The draft of one tab, which another tab saved with another text and other files meanwhile. */
const conflict = async () => {
  const app = await page(
    {
      'GET /pub/v1/messages/correspondents': () => ({ items: [...correspondents.items, mia] }),
      'GET /pub/v1/family': () => ({
        ...family(dana),
        members: [...family(dana).members, member(mia.id, 'Mia', 'child')],
      }),
      'GET /pub/v1/drafts': () => ({ items: [draft({ files: [mine] })] }),
      [change]: (body) => {
        const { version, ...typed } = body as { version: number; files: string[] }
        return version === 5
          ? draft({ ...typed, version: 6, files: typed.files.map((id) => file('kept.pdf', id)) })
          : refusal(409, 'changedSinceSeen', { item: other })
      },
    },
    {},
    `/app/messages/new?draft=${draftId}`,
  )
  await app.user.type(await screen.findByLabelText('Message'), ' 37')
  const shown = await screen.findByRole('region', { name: 'The other version' }, { timeout: 4000 })
  const saved = async () => {
    const saves = () => app.sent.filter(({ what, body }) => what === change && (body as typeof other).version === 5)
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 4000 })
    return saves()[0]?.body
  }
  return { ...app, shown, saved }
}

test('a draft that was changed elsewhere is shown whole: people, subject, text and files', async () => {
  const { shown } = await conflict()
  expect(screen.getByText('This draft was changed somewhere else')).toBeTruthy()
  expect(shown.textContent).toContain('ToMia KellerSubjectCoat')
  expect(shown.textContent).toContain(`${beginning}Size 37`)
  expect(within(shown).getByRole('link', { name: /theirs\.pdf/ })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Size 36 or 37')
  expect(screen.getByRole('button', { name: 'Remove mine.pdf' })).toBeTruthy()
})

test('whoever keeps the own text keeps the own files', async () => {
  const { user, saved } = await conflict()
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  expect(await saved()).toMatchObject({ to: [sam], subject: 'Boots', body: 'Size 36 or 37', files: [mine.id] })
})

test('whoever takes the other text takes its people, subject and files too', async () => {
  const { user, saved } = await conflict()
  await user.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(await saved()).toMatchObject({ to: [mia.id], subject: 'Coat', body: other.body, files: [theirs.id] })
  expect(screen.getByRole('button', { name: 'Remove theirs.pdf' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove mine.pdf' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'The other version' })).toBeNull()
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
  await user.click(await screen.findByRole('checkbox', { name: 'Pat Keller, professional' }))
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
