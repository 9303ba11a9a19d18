import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { draft, draftId, messageAnswers } from './fixtures.ts'

const begin = 'POST /pub/v1/drafts'
const change = `POST /pub/v1/drafts/${draftId}/events`
const check = 'POST /pub/v1/tone-checks'

const page = (answers: Answers = {}) =>
  openApp(
    '/app/messages/new',
    messageAnswers({
      [begin]: () => draft(),
      [change]: () => draft({ version: 2 }),
      [check]: () => ({ findings: [], use: { allowed: null, left: null } }),
      ...answers,
    }),
  )
const write = async (user: Awaited<ReturnType<typeof page>>['user'], text: string) => {
  await user.click(await screen.findByLabelText('Message'))
  await user.paste(text)
}
const leave = async (user: Awaited<ReturnType<typeof page>>['user']) => {
  await user.click(screen.getAllByRole('link', { name: 'Messages' }).at(-1) ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this draft?' }))
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
}
const checked = async () => {
  const app = await page()
  await write(app.user, 'You never listen')
  await app.user.click(screen.getByRole('button', { name: 'Check tone' }))
  await screen.findByRole('region', { name: 'Tone of your message' })
  await app.user.clear(screen.getByLabelText('Message'))
  await write(app.user, 'Please listen')
  return { ...app, changes: () => app.sent.filter(({ what }) => what === change) }
}

test('a draft whose tone was checked goes by its name, and is saved again after it was rewritten', async () => {
  const { sent, changes } = await checked()
  expect(sent.find(({ what }) => what === check)?.body).toEqual({ draftId, text: 'You never listen' })
  await waitFor(() => expect(changes().at(-1)?.body).toMatchObject({ body: 'Please listen' }), { timeout: 4000 })
})

test('a draft whose tone was checked is saved on the way out', async () => {
  const { user, changes } = await checked()
  await leave(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  expect(changes().at(-1)?.body).toMatchObject({ type: 'draft.save', version: 1, body: 'Please listen' })
})

test('the page stays when the draft cannot be saved because its message is on its way', async () => {
  const { user, sent } = await page({ 'POST /pub/v1/messages': () => new Promise<never>(() => undefined) })
  await write(user, 'Please listen')
  await user.click(screen.getByLabelText('Subject'))
  await user.paste('Boots')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(sent.some(({ what }) => what === 'POST /pub/v1/messages')).toBe(true))
  await leave(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Please listen')
})
