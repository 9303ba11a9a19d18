import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ToneFindingDto } from '#contract/tone/tone.ts'
import { dana } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { draft, draftId, folder, message, messageAnswers, openable, threadId, unopened } from './fixtures.ts'

const send = 'POST /pub/v1/messages'
const begin = 'POST /pub/v1/drafts'
const change = `POST /pub/v1/drafts/${draftId}/events`
const goneOn = `/app/messages/new?draft=${draftId}`

const page = (answers: Answers = {}, address = '/app/messages/new') =>
  openApp(address, messageAnswers({ [begin]: () => draft(), ...answers }))
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const fakeTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const write = async (user: Awaited<ReturnType<typeof page>>['user'], text = 'Size 36') => {
  await user.click(await screen.findByLabelText('Subject'))
  await user.paste('Boots')
  await user.click(body())
  await user.paste(text)
}

test('what is not saved yet is there again after a reload, and goes on from the draft that it was saved in', async () => {
  const { user, sent } = await page(
    {
      [change]: () => refusal(400, 'invalid'),
      'GET /pub/v1/drafts': () => ({ items: [draft()] }),
    },
    goneOn,
  )
  await user.type(await screen.findByLabelText('Message'), ' 37')
  await waitFor(() => expect(sent.some(({ what }) => what === change)).toBe(true), { timeout: 4000 })
  cleanup()
  const again = await page(
    {
      'GET /pub/v1/drafts': () => ({ items: [draft({ version: 4, body: 'Size 40' })] }),
      [change]: () => refusal(409, 'changedSinceSeen', { item: draft({ version: 4, body: 'Size 40' }) }),
    },
    goneOn,
  )
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Size 36 or 37')
  expect(await screen.findByText('Size 40', {}, { timeout: 4000 })).toBeTruthy()
  const saves = again.sent.filter(({ what }) => what === change)
  expect(saves[0]?.body).toMatchObject({ version: 1, body: 'Size 36 or 37' })
})

test('a new message that was not saved is there again; once it is sent, nothing is', async () => {
  const { user } = await page({ [begin]: () => refusal(400, 'invalid') })
  await write(user)
  cleanup()
  const again = await page({ [send]: () => message('other', 1, { authorId: dana, delivery: null }) })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Size 36')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Boots')
  await again.user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Message sent')).toBeTruthy()
  cleanup()
  await page()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
})

test('a new message whose draft is saved is there again after a reload, and goes on from that draft', async () => {
  const { user } = await page()
  await write(user)
  expect(await screen.findByText(/^Draft saved/, {}, { timeout: 4000 })).toBeTruthy()
  const kept = Object.entries<string>(sessionStorage)
  cleanup()
  // A reload does not take the page apart, as a test does.
  for (const [name, text] of kept) sessionStorage.setItem(name, text)
  const again = await page({ [change]: () => draft({ version: 2 }) })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Size 36')
  await again.user.type(body(), '!')
  await waitFor(() => expect(again.sent.find(({ what }) => what === change)?.body).toMatchObject({ version: 1 }), {
    timeout: 4000,
  })
  expect(again.sent.some(({ what }) => what === begin)).toBe(false)
})

test('a new message begins empty once the page of a saved one was left', async () => {
  const { user } = await page()
  await write(user)
  expect(await screen.findByText(/^Draft saved/, {}, { timeout: 4000 })).toBeTruthy()
  await user.click(screen.getAllByRole('link', { name: 'Messages' }).at(-1) ?? document.body)
  await user.click(await screen.findByRole('link', { name: 'New message' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
})

test('a second press sends nothing more', async () => {
  let answer: (given: object) => void = () => undefined
  const { user, sent } = await page({ [send]: () => new Promise<object>((resolve) => (answer = resolve)) })
  await write(user)
  const button = screen.getByRole('button', { name: 'Send message' })
  await user.dblClick(button)
  await user.type(screen.getByLabelText('Subject'), '{Enter}')
  await waitFor(() => expect(sent.filter(({ what }) => what === send)).toHaveLength(1))
  answer(message('other', 1, { authorId: dana, delivery: null }))
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(sent.filter(({ what }) => what === send)).toHaveLength(1)
})

test('a draft that another tab sent with another text is not taken for this one, which goes on as a new message', async () => {
  const over = draft({ status: 'sent', version: 2, messageId: message('other').id })
  const { user, sent } = await page(
    {
      'GET /pub/v1/drafts': () => ({ items: [draft()] }),
      [`GET /pub/v1/messages/${message('other').id}`]: () => message('other', 1, { authorId: dana, delivery: null }),
      [change]: () => refusal(409, 'changedSinceSeen', { item: over }),
      [send]: (typed) =>
        (typed as { draft: unknown }).draft
          ? refusal(409, 'changedSinceSeen', { item: over })
          : message('other', 2, { authorId: dana, delivery: null }),
    },
    goneOn,
  )
  await user.type(await screen.findByLabelText('Message'), ' 37')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(
    await screen.findByText('This draft was sent or discarded somewhere else.', {}, { timeout: 4000 }),
  ).toBeTruthy()
  expect(screen.queryByText('Message sent')).toBeNull()
  expect(body().value).toBe('Size 36 or 37')
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await waitFor(() => expect(sent.find(({ what }) => what === begin)?.body).toMatchObject({ body: 'Size 36 or 37' }), {
    timeout: 4000,
  })
})

test('leaving while a file is on its way asks, and says that it would not be kept', async () => {
  const { user } = await page({ 'POST /pub/v1/uploads': () => new Promise<never>(() => undefined) })
  await user.upload(await screen.findByLabelText('Attach'), new File(['x'], 'coat.png', { type: 'image/png' }))
  await user.click(screen.getAllByRole('link', { name: 'Messages' }).at(-1) ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this draft?' }))
  expect(dialog.getByText(/A file is still uploading and would be lost/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep writing' }))
  expect(screen.getByText('coat.png')).toBeTruthy()
})

test('what could not be saved because there was too much to do is saved again by itself', async () => {
  fakeTimers()
  let isBusy = true
  const { user, sent } = await page({ [begin]: () => (isBusy ? refusal(503, 'unexpected') : draft()) })
  await write(user)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('The draft is not saved. What you typed is still here.')).toBeTruthy()
  isBusy = false
  const before = sent.filter(({ what }) => what === begin).length
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy()
  expect(sent.filter(({ what }) => what === begin)).toHaveLength(before + 1)
})

test('a text that is too long to be saved says so at its field', async () => {
  const tooLong = { validationErrors: [{ field: 'body', code: 'tooLong', text: 'Too long.' }] }
  const { user } = await page({ [begin]: () => refusal(400, 'invalid', tooLong) })
  await write(user)
  expect(await screen.findByText(/at most 10000 characters/, {}, { timeout: 4000 })).toBeTruthy()
  expect(body().value).toBe('Size 36')
})

test('a text that is unkind as a whole is quoted with what stands out in it, why, and a calmer way', async () => {
  const text = 'Your passwords are as easy as they ever were.'
  const finding: ToneFindingDto = {
    start: 0,
    end: 44,
    kind: 'concerning',
    reason: 'wholeThreatening',
    advice: 'askAlone',
  }
  const { user } = await page({
    'POST /pub/v1/tone-checks': () => ({ findings: [finding], use: { allowed: null, left: null } }),
  })
  await write(user, text)
  await user.click(screen.getByRole('button', { name: 'Check tone' }))
  const panel = within(await screen.findByRole('region', { name: 'Tone of your message' }))
  expect(panel.getByText('As a whole, this can be read as a threat. These words stand out most.')).toBeTruthy()
  expect(panel.getByText(/Say what you are asking for, and leave out what could happen otherwise/)).toBeTruthy()
})

const replyTo = { name: 'Your reply to Sam Keller' }
const thread = (answers: Answers = {}) =>
  openApp(
    `/app/messages?thread=${threadId}`,
    messageAnswers({
      [begin]: () => draft({ body: 'Size 36' }),
      ...openable(unopened('other', 2), message('other', 2, { body: 'Or size 37?' }), [message('other')]),
      'GET /pub/v1/messages': () => folder([]),
      ...answers,
    }),
  )

test('an answer that is being written stands, with its draft, when another message of the thread is opened', async () => {
  const { user, sent } = await thread({
    [change]: () => draft({ version: 2 }),
    [send]: () => message('other', 3, { authorId: dana, delivery: null }),
  })
  await user.type(await screen.findByRole('textbox', replyTo), 'Size 36')
  await user.click(screen.getByRole('button', { name: 'Open message' }))
  expect(await screen.findByText('Or size 37?')).toBeTruthy()
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', replyTo)
  expect(field().value).toBe('Size 36')
  expect(await screen.findByText(/^Draft saved/, {}, { timeout: 4000 })).toBeTruthy()
  await user.type(field(), '!')
  await waitFor(() => expect(sent.some(({ what }) => what === change)).toBe(true), { timeout: 4000 })
  expect(sent.filter(({ what }) => what === begin).map(({ body }) => body)).toMatchObject([
    { body: 'Size 36', answersId: threadId },
  ])
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(field().value).toBe(''))
  await user.type(field(), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() =>
    expect(sent.filter(({ what }) => what === send).map(({ body }) => body)).toMatchObject([
      { body: 'Size 36!', answersId: threadId },
      { body: 'Thanks', answersId: message('other', 2).id },
    ]),
  )
})

test('an answer that was not saved is there again after a reload, although a later message was opened', async () => {
  const { user } = await thread({ [begin]: () => refusal(400, 'invalid') })
  await user.type(await screen.findByRole('textbox', replyTo), 'Size 36')
  await user.click(screen.getByRole('button', { name: 'Open message' }))
  expect(await screen.findByText('Or size 37?')).toBeTruthy()
  cleanup()
  await thread(openable(message('other', 2), message('other', 2), [message('other')]))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', replyTo)).value).toBe('Size 36')
})
