import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EmailLinkDto, PendingEmailDto } from '#contract/email-change/email-change.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from '../account/fixtures.ts'

const current = 'GET /pub/v1/me/email'
const ask = 'POST /pub/v1/me/email'
const stop = 'DELETE /pub/v1/me/email'
const look = 'POST /pub/v1/email-change/link'
const confirm = 'POST /pub/v1/email-change/confirm'
const stopByLink = 'POST /pub/v1/email-change/stop'

const next = 'dana.new@example.com'
const pending: PendingEmailDto = { status: 'asked', email: next, expiresAt: '2026-11-23T14:00:00.000Z' }
const token = 't'.repeat(43)
const link = (change: Partial<EmailLinkDto> = {}): EmailLinkDto => ({
  party: 'newHolder',
  status: 'asked',
  email: next,
  expiresAt: '2026-11-23T14:00:00.000Z',
  ...change,
})
const done = () => new Response(null, { status: 204 })

const openPage = (answers: Answers) => openApp('/app/account/email', { 'GET /pub/v1/me': () => account, ...answers })
const openLink = (answers: Answers) => openApp(`/app/emailChange#${token}`, answers)
const button = (name: string) => screen.findByRole('button', { name })

test('a new address is typed twice, sent once, and then waited for', async () => {
  let waits: PendingEmailDto | null = null
  const { user, sent } = await openPage({
    [current]: () => ({ pending: waits }),
    [ask]: () => {
      waits = pending
      return done()
    },
  })
  await user.type(await screen.findByLabelText('New email'), next)
  await user.type(screen.getByLabelText('Confirm new email'), 'dana.other@example.com')
  await user.click(await button('Change email'))
  expect(screen.getByLabelText('Confirm new email').getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ what }) => what === ask)).toBe(false)
  await user.clear(screen.getByLabelText('Confirm new email'))
  await user.type(screen.getByLabelText('Confirm new email'), next)
  await user.click(await button('Change email'))
  expect(await screen.findByText(`Waiting for ${next} and your current address`)).toBeTruthy()
  expect(sent.filter(({ what }) => what === ask).map(({ body }) => body)).toEqual([{ email: next, emailAgain: next }])
})

test('what was typed stays when the server refuses it', async () => {
  const { user } = await openPage({
    [current]: () => ({ pending: null }),
    [ask]: () => refusal(500, 'unexpected'),
  })
  await user.type(await screen.findByLabelText('New email'), next)
  await user.type(screen.getByLabelText('Confirm new email'), next)
  await user.click(await button('Change email'))
  expect(await screen.findByText('Your changes were not saved')).toBeTruthy()
  expect((screen.getByLabelText('New email') as HTMLInputElement).value).toBe(next)
})

test('a change that waits is stopped with one press; a refusal says so and leaves it', async () => {
  let refuses = true
  let waits: PendingEmailDto | null = pending
  const { user } = await openPage({
    [current]: () => ({ pending: waits }),
    [stop]: () => {
      if (refuses) return refusal(500, 'unexpected')
      waits = null
      return done()
    },
  })
  await user.click(await button('Stop the change'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText(`Waiting for ${next} and your current address`)).toBeTruthy()
  refuses = false
  await user.click(await button('Stop the change'))
  expect(await screen.findByLabelText('New email')).toBeTruthy()
})

test('a page that cannot be loaded says so and can be tried again', async () => {
  await openPage({ [current]: () => refusal(500, 'unexpected') })
  expect(await screen.findByText('Your email could not be loaded', {}, { timeout: 15_000 })).toBeTruthy()
  expect(await button('Try again')).toBeTruthy()
}, 20_000)

test('a link confirms at a press and not by being opened, and its holder of the new address stops nothing', async () => {
  const { user, sent } = await openLink({ [look]: () => link(), [confirm]: () => link({ status: 'newConfirmed' }) })
  await button('Confirm')
  expect(sent.some(({ what }) => what === confirm)).toBe(false)
  expect(screen.queryByRole('button', { name: 'Stop the change' })).toBeNull()
  await user.click(await button('Confirm'))
  expect(await screen.findByText(/waiting for the old address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(sent.find(({ what }) => what === confirm)?.body).toEqual({ token })
})

test('the old address can stop it, and reads that nothing is sent to the other one', async () => {
  const old = link({ party: 'oldHolder' })
  const { user } = await openLink({ [look]: () => old, [stopByLink]: () => ({ ...old, status: 'stopped' }) })
  await user.click(await button('Stop the change'))
  expect(await screen.findByText(`The change was stopped. Nothing is sent to ${next}.`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('an answer that is not saved says so, and can be given again', async () => {
  const { user } = await openLink({ [look]: () => link(), [confirm]: () => refusal(500, 'unexpected') })
  await user.click(await button('Confirm'))
  expect(await screen.findByText('Your answer was not saved')).toBeTruthy()
  expect(await button('Confirm')).toBeTruthy()
})

test('what another tab confirmed meanwhile is shown instead of the question, and not as a failure', async () => {
  let status: EmailLinkDto['status'] = 'asked'
  const { user } = await openLink({
    [look]: () => link({ status }),
    [confirm]: () => refusal(409, 'notAllowedNow'),
  })
  await button('Confirm')
  status = 'newConfirmed'
  await user.click(await button('Confirm'))
  expect(await screen.findByText(/waiting for the old address/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a newer link that is opened in the same tab takes the place of one that is over', async () => {
  const newer = 'n'.repeat(43)
  await openLink({
    [look]: (body) => ((body as { token: string }).token === newer ? link() : refusal(410, 'linkEnded')),
  })
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  location.hash = newer
  expect(await button('Confirm')).toBeTruthy()
})

test('a link that is over says what to do', async () => {
  await openLink({ [look]: () => refusal(410, 'linkEnded') })
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your email settings' }).getAttribute('href')).toBe('/app/account/email')
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
})

test('a link that could not be checked is not said to be over, and is checked again by a press', async () => {
  let works = false
  const { user } = await openLink({ [look]: () => (works ? link() : refusal(500, 'unexpected')) })
  expect(await screen.findByText('We could not check the link', {}, { timeout: 15_000 })).toBeTruthy()
  works = true
  await user.click(await button('Try again'))
  expect(await button('Confirm')).toBeTruthy()
}, 20_000)
