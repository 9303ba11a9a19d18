import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccountClosingDto } from '#contract/account-closing/account-closing.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from '../account/fixtures.ts'

const open: AccountClosingDto = {
  status: 'open',
  facts: { due: false, own: true, administers: false },
  askedAt: null,
  dueAt: null,
}
const closing: AccountClosingDto = {
  ...open,
  status: 'closing',
  askedAt: '2026-11-20T14:00:00.000Z',
  dueAt: '2026-12-04T14:00:00.000Z',
}
const current = 'GET /pub/v1/me/closing'
const ask = 'POST /pub/v1/me/closing'
const stop = 'DELETE /pub/v1/me/closing'

const start = async (item: AccountClosingDto | (() => unknown), answers: Answers = {}) => {
  const opened = await openApp('/app/account/closing', {
    'GET /pub/v1/me': () => account,
    [current]: typeof item === 'function' ? item : () => item,
    ...answers,
  })
  await screen.findByRole('heading', { name: 'Close my account', level: 1 })
  return opened
}
const button = (name: string) => screen.findByRole('button', { name })

test('it says first what ends and what stays, and asks once more before anything is sent', async () => {
  const { user, sent } = await start(open, { [ask]: () => closing })
  const said = async (title: string) => {
    const section = (await screen.findByRole('heading', { name: title })).closest('section')
    return [...(section?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
  }
  expect(await said('What ends')).toEqual([
    expect.stringMatching(/^Signing in/),
    expect.stringMatching(/^Payments you scheduled/),
    expect.stringMatching(/^Unanswered requests, .* invitations you sent/),
    'Links to your calendar. Other apps no longer get it.',
    'Calendars you connected. We stop reading them.',
    'Message drafts. We delete them.',
    'Files in MyFiles that you have not shared. We delete them.',
    expect.stringMatching(/^Automatic renewal/),
    'An undecided fee waiver application. We delete its documents 90 days later.',
    expect.stringMatching(/^Your email address/),
  ])
  expect(await said('What stays')).toEqual([
    expect.stringMatching(/It belongs to both parents/),
    expect.stringMatching(/^What you shared: messages, files/),
    expect.stringMatching(/^Your private journal entries, events and Info Bank entries/),
    expect.stringMatching(/^The other parent’s account/),
  ])
  await user.click(await button('Close my account'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account in 14 days?' }))
  expect(sent.filter(({ what }) => what === ask)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  expect(await screen.findByText(/^Your account closes on .*Dec 4/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
  expect(sent.filter(({ what }) => what === ask)).toHaveLength(1)
})

test('an account that closes is kept at a press', async () => {
  const { user } = await start(closing, { [stop]: () => open })
  await user.click(await button('Keep my account'))
  expect(await screen.findByText('Your account stays open.')).toBeTruthy()
  expect(await button('Close my account')).toBeTruthy()
})

test('a refusal says that nothing was changed, and why', async () => {
  const { user } = await start(open, { [ask]: () => refusal(500, 'unexpected') })
  await user.click(await button('Close my account'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  expect(await dialog.findByText('Your account was not changed')).toBeTruthy()
})

test('whose account the parents made reads who ends it, and is given nothing to press', async () => {
  await start({ ...open, facts: { due: false, own: false, administers: false } })
  expect(await screen.findByText('A parent created this account')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
})

test('a page that could not be loaded says so, and can be tried again', async () => {
  let fails = true
  const { user } = await start(() => (fails ? refusal(404, 'notFound') : open))
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  fails = false
  await user.click(await button('Try again'))
  expect(await button('Close my account')).toBeTruthy()
})
