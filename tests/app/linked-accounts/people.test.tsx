import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LinkedAccountDto } from '#contract/linked-accounts/linked-accounts.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000a1'
const childId = '00000000-0000-4000-8000-0000000000c1'
const item: LinkedAccountDto = {
  id,
  status: 'active',
  version: 3,
  facts: { codeInTime: false, resettable: true },
  kind: 'child',
  personId: '00000000-0000-4000-8000-0000000000b1',
  firstName: 'Nora',
  lastName: 'Reyes',
  childId,
  username: 'nora.reyes',
  consentAt: null,
  codeUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: '00000000-0000-4000-8000-0000000000d1', party: 'parent', mode: 'self' },
}
const list = 'GET /pub/v1/linked-accounts'
const events = `POST /pub/v1/linked-accounts/${id}/events`
const code = `POST /pub/v1/linked-accounts/${id}/code`

const open = async (items: readonly LinkedAccountDto[], answers: Answers = {}, person?: 'viewing') => {
  const opened = await openApp(
    '/app/account/people',
    { [list]: () => ({ items }), ...answers },
    ...(person ? [{ person }] : []),
  )
  await screen.findByRole('heading', { name: 'Accounts in the family', level: 1 })
  return opened
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test.each([
  ['active', item.facts, ['Reset the password', 'End the account'], ['Reopen', 'Give a code']],
  ['active', { ...item.facts, resettable: false }, ['End the account'], ['Reset the password']],
  ['inactive', item.facts, ['Reopen'], ['End the account', 'Reset the password']],
  ['invited', item.facts, ['Give a code', 'End the account'], ['Reset the password']],
] as const)('an account that is %s offers what its chart allows', async (status, facts, offered, absent) => {
  await open([{ ...item, status, facts }])
  await screen.findByText('Nora Reyes')
  expect(buttons()).toEqual(expect.arrayContaining([...offered]))
  for (const name of absent) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('ending is asked about in words, and a refusal says why', async () => {
  const { user, sent } = await open([item], { [events]: () => refusal(500, 'unexpected') })
  await user.click(await screen.findByRole('button', { name: 'End the account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End Nora’s account?' }))
  await user.click(dialog.getByRole('button', { name: 'End the account' }))
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  expect(sent.filter(({ what }) => what === events).map(({ body }) => body)).toEqual([
    { type: 'linkedAccount.end', version: 3 },
  ])
})

test('a code is shown once, with what to do with it', async () => {
  const invited = { ...item, status: 'invited' } as const
  const { user } = await open([invited], { [code]: () => ({ code: 'ABCDE-23456', until: '2026-11-27T10:00:00.000Z' }) })
  await user.click(await screen.findByRole('button', { name: 'Give a code' }))
  expect(await screen.findByText('ABCDE-23456')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Done' }).at(-1) ?? document.body)
  expect(screen.queryByText('ABCDE-23456')).toBeNull()
})

test('without an account it says what one is for', async () => {
  await open([])
  expect(await screen.findByText('No accounts yet')).toBeTruthy()
})

test('who looks on sees them, and is given nothing to press', async () => {
  await open([{ ...item, you: { ...item.you, mode: 'viewing' } }], {}, 'viewing')
  await screen.findByText('Nora Reyes')
  const main = within(screen.getByRole('main'))
  for (const name of ['Create an account', 'Reset the password', 'End the account'])
    expect(main.queryByRole('button', { name })).toBeNull()
})
