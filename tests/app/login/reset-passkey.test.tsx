import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { half, heading, known, open, refusal, token } from './open-recovery.tsx'

beforeEach(() => sessionStorage.clear())

const base64 = (text: string) => btoa(text).replaceAll('=', '')
const passkeyOptions = { challenge: base64('a challenge'), rpId: 'localhost', allowCredentials: [] }
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

/** Lets the browser have passkeys; `give` stands for the person at its dialog. */
const withPasskeys = (give: () => Promise<unknown>) => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get: give }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
}
const passkey = {
  id: base64('a key'),
  rawId: bytesOf('a key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytesOf('data'),
    authenticatorData: bytesOf('authenticator'),
    signature: bytesOf('signature'),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
}

test('a new password takes a passkey as the second step; one that is refused or not given changes nothing', async () => {
  const dialogs = [() => Promise.reject(new DOMException('closed', 'NotAllowedError'))]
  withPasskeys(() => dialogs.shift()?.() ?? Promise.resolve(passkey))
  const answers = [() => refusal('passkeyRefused', 403), known]
  let begun = 0
  const { person, sent } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/password': half,
    'POST /pub/v1/recovery/password/passkey/options': () => {
      begun += 1
      return Response.json({ options: passkeyOptions })
    },
    'POST /pub/v1/recovery/password/passkey': () => answers.shift()?.() ?? known(),
  })
  const next = await screen.findByLabelText('New password')
  await person.type(next, 'Nine-quiet-lamps-4{Enter}')
  const press = async (times: number) => {
    await vi.waitFor(() => expect(begun).toBe(times))
    await person.click(await screen.findByRole('button', { name: 'Use a passkey instead' }))
  }
  await press(1)
  await press(2)
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey was not accepted.')
  await person.clear(next)
  await press(3)
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(document.activeElement).toBe(next)
  await person.type(next, 'Nine-quiet-lamps-5')
  await press(4)
  await heading('Your password was changed')
  expect(begun).toBe(4)
  const response = { clientDataJSON: base64('data'), authenticatorData: base64('authenticator') }
  expect(sent.filter((body) => Object.hasOwn(Object(body), 'response'))).toMatchObject([
    { token, next: 'Nine-quiet-lamps-4', response: { response } },
    { token, next: 'Nine-quiet-lamps-5', response: { id: base64('a key'), response } },
  ])
})

test('whoever has no passkey is asked for a code alone', async () => {
  withPasskeys(() => Promise.reject(new Error('nobody asks')))
  const { person, sent } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/password': half,
    'POST /pub/v1/recovery/password/passkey/options': () => Response.json({ options: null }),
  })
  await person.type(await screen.findByLabelText('New password'), 'Nine-quiet-lamps-4{Enter}')
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  await vi.waitFor(() => expect(sent).toContainEqual({ token }))
  expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
})
