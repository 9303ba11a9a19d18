import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

const begun = {
  secret: 'ABCDEFGH23456722',
  uri: 'otpauth://totp/Evenhand:dana.reyes',
  qr: { size: 3, path: 'M0 0h1v1h-1zM2 2h1v1h-1z' },
}
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const since = '2026-11-20T14:00:00.000Z'

async function openCard(
  answers: Answers = {},
  secondStep: { since: string | null; codesLeft: number; app: boolean } = { since: null, codesLeft: 0, app: false },
) {
  const opened = await openApp('/app/account/security', {
    'GET /pub/v1/me': () => ({ ...account, secondStep }),
    ...answers,
  })
  const heading = await screen.findByRole('heading', { name: 'Two-step verification' })
  const sentTo = (what: string) => opened.sent.filter((one) => one.what === what)
  return { ...opened, heading, sentTo }
}

test('it is switched on by a code of the app, and the recovery codes are shown once', async () => {
  const { user, sentTo } = await openCard({
    'POST /pub/v1/me/second-step': () => begun,
    'POST /pub/v1/me/second-step/confirm': () => ({ codes }),
  })
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect((await screen.findByRole('img', { name: 'QR code for your authenticator app' })).innerHTML).toContain(
    begun.qr.path,
  )
  expect(screen.getByText('ABCD EFGH 2345 6722')).toBeTruthy()
  await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(document.activeElement).toBe(list)
  expect(sentTo('POST /pub/v1/me/second-step/confirm').map(({ body }) => body)).toEqual([{ code: '123456' }])
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

test('a wrong code stands at its field, and the secret stays', async () => {
  const wrong = { field: 'code', code: 'wrongCode', text: 'This code is not right.' }
  const { user } = await openCard({
    'POST /pub/v1/me/second-step': () => begun,
    'POST /pub/v1/me/second-step/confirm': () => refusal(400, 'invalid', { validationErrors: [wrong] }),
  })
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await user.type(await screen.findByLabelText('Code that the app shows'), '000000{Enter}')
  expect(await screen.findByText('This code is not right.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code that the app shows')))
  expect(screen.getByText('ABCD EFGH 2345 6722')).toBeTruthy()
})

test('while it is on, it says since when and how many codes are left; it is switched off', async () => {
  const { user, sentTo } = await openCard(
    { 'DELETE /pub/v1/me/second-step': () => null },
    { since, codesLeft: 7, app: true },
  )
  expect(screen.getByText(/^On since Nov 20, 9:00\sAM EST$/)).toBeTruthy()
  expect(screen.getByText('7 recovery codes left.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await vi.waitFor(() => expect(sentTo('DELETE /pub/v1/me/second-step')).toHaveLength(1))
})

test('new recovery codes replace those before; a failure says that nothing was changed', async () => {
  const answers = [() => refusal(409, 'secondStepChanged'), () => ({ codes })]
  const { user } = await openCard(
    { 'POST /pub/v1/me/second-step/codes': () => answers.shift()?.() },
    { since, codesLeft: 1, app: true },
  )
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText(codes[1] ?? '')).toBeTruthy()
})
