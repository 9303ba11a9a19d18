import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

const list = 'GET /pub/v1/me/passkeys'
const phone = {
  id: '00000000-0000-4000-8000-000000000201',
  name: 'Phone',
  addedAt: '2026-11-19T14:00:00.000Z',
  lastUsedAt: null as string | null,
}

const done = () => new Response(null, { status: 204 })

async function openCard(answers: Answers = {}, me: object = account) {
  const opened = await openApp('/app/account/security', { 'GET /pub/v1/me': () => me, ...answers })
  await screen.findByRole('heading', { name: 'Passkeys' })
  const sentTo = (what: string) => opened.sent.filter((one) => one.what === what)
  return { ...opened, sentTo }
}

test('a browser that cannot have passkeys here says why, and offers none', async () => {
  await openCard({ [list]: () => ({ items: [phone], offered: false }) })
  expect((await screen.findByText(/^You cannot add one here\./)).textContent).toContain('opened at localhost')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(await screen.findByText('Not used yet')).toBeTruthy()
})

test('a passkey gets another name, which cannot be empty', async () => {
  let { name } = phone
  const path = `PATCH /pub/v1/me/passkeys/${phone.id}`
  const { user, sentTo } = await openCard({
    [list]: () => ({ items: [{ ...phone, name }], offered: true }),
    [path]: () => {
      name = 'Old phone'
      return done()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Rename Phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this passkey' }))
  await user.clear(dialog.getByLabelText('Name'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByLabelText('Name'), 'Old phone{Enter}')
  expect(await screen.findByRole('button', { name: 'Rename Old phone' })).toBeTruthy()
  expect(sentTo(path).map(({ body }) => body)).toEqual([{ name: 'Old phone' }])
})

test('a passkey is removed after a question; why it cannot be is said there', async () => {
  const path = `DELETE /pub/v1/me/passkeys/${phone.id}`
  const answers = [refusal(409, 'passkeyInUse')]
  let items = [phone]
  const { user } = await openCard({
    [list]: () => ({ items, offered: true }),
    [path]: () => {
      const refused = answers.shift()
      if (!refused) items = []
      return refused ?? done()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Phone”?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByText('Refused: passkeyInUse.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull())
})

test('the second step is switched on with the passkeys that are there', async () => {
  const codes = ['aaaa-bbbb-cccc-dddd']
  const { user } = await openCard({
    [list]: () => ({ items: [phone], offered: true }),
    'POST /pub/v1/me/second-step/passkey': () => ({ codes }),
  })
  await user.click(await screen.findByRole('button', { name: 'Use my passkeys' }))
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy()
})

test('a second step without an app says what signing in takes', async () => {
  const secondStep = { since: '2026-11-20T14:00:00.000Z', codesLeft: 10, app: false }
  await openCard({}, { ...account, secondStep })
  expect(await screen.findByText(/^Signing in takes a passkey, or your password/)).toBeTruthy()
})
