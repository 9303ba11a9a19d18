import { expect, test } from 'vitest'
import { passkeySignInRoutes as signInRoutes } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyRoutes as routes } from '#contract/passkeys/passkeys.ts'
import { relyingPartyOf } from '#server/features/passkeys/relying-party.ts'
import { sharedApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

test.each([
  ['https://app.evenhand.test', 'app.evenhand.test', { id: 'app.evenhand.test', origin: 'https://app.evenhand.test' }],
  ['https://app.evenhand.test', 'api.evenhand.test', { id: 'app.evenhand.test', origin: 'https://app.evenhand.test' }],
  ['http://localhost:4300', 'localhost:4300', { id: 'localhost', origin: 'http://localhost:4300' }],
  ['http://127.0.0.1:4300', 'localhost:4300', { id: 'localhost', origin: 'http://localhost:4300' }],
  ['http://127.0.0.1:4300', '127.0.0.1:4300', null],
  ['http://[::1]:4300', '[::1]:4300', null],
  ['http://192.168.1.20:4300', '192.168.1.20:4300', null],
])('passkeys of a server at %s, called %s', (publicUrl, host, party) => {
  expect(relyingPartyOf({ publicUrl }, { host })).toEqual(party)
})

test('at an address in digits they are not offered, and every way to one is refused', async () => {
  const on = await sharedApp()
  const dana = await on.as((await cast(on)).dana)
  const not = { status: 409, body: { exception: 'passkeysNotOffered' } }
  expect((await dana.call(routes.list, {})).body).toMatchObject({ items: [], offered: false })
  expect(await dana.call(routes.begin, { body: {} })).toMatchObject(not)
  const begin = {
    method: 'POST',
    url: signInRoutes.beginSignIn.path,
    payload: {},
    remoteAddress: '203.0.113.200',
  } as const
  expect(await on.anyone().request(begin)).toMatchObject(not)
  expect((await dana.call(routes.beginStepUp, { body: {} })).body).toEqual({ options: null })
})
