import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AnswerableInvitationDto } from '#contract/invitations/invitations.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const opened: AnswerableInvitationDto = {
  status: 'sent',
  inviter: { firstName: 'Ana', lastName: 'Diaz' },
  invitee: { firstName: 'Dana', lastName: 'Reyes' },
  email: 'dana@example.org',
  country: 'US',
  respondBy: '2026-12-17T15:00:00.000Z',
  fits: true,
  asked: false,
  isOwn: false,
  families: [
    { name: 'Dana Reyes & Sam Keller', empty: false },
    { name: 'Dana Reyes & Kim Hart', empty: true },
  ],
}
const read = 'GET /pub/v1/invitations/opened'
const answer = 'POST /pub/v1/invitations/opened'
const choose = 'POST /pub/v1/me/families/choose'
const familyId = '00000000-0000-4000-8000-000000000002'

const open = (change: Partial<AnswerableInvitationDto> = {}, answers: Parameters<typeof openApp>[1] = {}) =>
  openApp('/app/invitation', { [read]: () => ({ ...opened, ...change }), ...answers })

test('it says who invites, until when, and that the own families stay as they are', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana invites you to Evenhand' })).toBeTruthy()
  expect(screen.getByText(/ends on .*Dec 17/)).toBeTruthy()
  const [full, empty] = screen.getAllByRole('listitem').filter((item) => /Dana Reyes &/.test(item.textContent ?? ''))
  expect(full?.textContent).toContain('It stays as it is.')
  expect(empty?.textContent).toContain('Nothing has been recorded in it.')
})

test('accepting opens the new family', async () => {
  const { sent, left, user } = await open(
    {},
    { [answer]: () => ({ familyId }), [choose]: () => new Response(null, { status: 204 }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(sent.find(({ what }) => what === answer)?.body).toEqual({ answer: 'accept' })
  expect(sent.find(({ what }) => what === choose)?.body).toEqual({ familyId })
})

test('a refused answer says why', async () => {
  const { user } = await open({}, { [answer]: () => refusal(409, 'tooMany') })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: tooMany.')
})

test('with another address the inviter is asked, and can be asked about again', async () => {
  let asked = false
  const { sent, user } = await open(
    {},
    {
      [read]: () => ({ ...opened, fits: false, asked }),
      [answer]: () => {
        asked = true
        return { familyId: null }
      },
    },
  )
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ask Ana to confirm' }))
  expect(await screen.findByText(/We asked Ana/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy()
  expect(sent.find(({ what }) => what === answer)?.body).toEqual({ answer: 'ask' })
})

test.each([
  ['Decline', false, /for six months/, 'You declined the invitation'],
  ['Don’t email me again', true, /not send another one/, 'You will not hear from us again'],
])('%s is confirmed in words first', async (name, never, words, done) => {
  const { sent, user } = await open({}, { [answer]: () => ({ familyId: null }) })
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText(done)).toBeTruthy()
  expect(sent.find(({ what }) => what === answer)?.body).toEqual({ answer: 'decline', never })
})

test('an own invitation offers nothing', async () => {
  await open({ isOwn: true })
  expect(await screen.findByRole('heading', { name: 'This invitation is not for you' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull()
})

test.each([
  ['withdrawn', { [read]: () => ({ ...opened, status: 'withdrawn' }) }],
  ['unknown', { [read]: () => refusal(404, 'linkOver') }],
])('an invitation that is %s no longer works', async (_, answers) => {
  await open({}, answers)
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
})
