import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const headersAt = async (publicUrl: string, env: Record<string, string> = {}) => {
  const on = await testApp({ env: { PUBLIC_URL: publicUrl, ...env } })
  const { headers } = await on.anyone().request({ url: '/pub/v1/docs' })
  await on.stop()
  return headers
}

test('on plain http nothing sends the browser to an https that is not there', async () => {
  const headers = await headersAt('http://127.0.0.1:4300')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(String(headers['content-security-policy']).split(';')).toMatchInlineSnapshot(`
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]
  `)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['a page that does not exist', '/nowhere'],
  ['an address that is no address', '/%'],
  ['the API without a session', '/pub/v1/family'],
  ['health', '/healthz'],
])('%s carries the headers too', async (_, url) => {
  const on = await testApp()
  const { headers } = await on.anyone().request({ url })
  await on.stop()
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(String(headers['permissions-policy'])).toContain('geolocation=(self)')
})

test('on https the browser is held to it', async () => {
  const headers = await headersAt('https://app.example.org')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('the policy is widened by the origins that are configured, and only where each is needed', async () => {
  const headers = await headersAt('http://127.0.0.1:4300', {
    SUPPORT_CHAT_URL: 'https://chat.example/widget.js?v=1',
    SUPPORT_CHAT_KEY: 'a',
    SESSION_RECORDING_URL: 'https://record.example:8443/r.js',
    SESSION_RECORDING_KEY: 'b',
    MAPS_URL: 'https://maps.example/m.js',
    MAPS_KEY: 'c',
  })
  const lines = String(headers['content-security-policy']).split(';')
  const widened = lines.filter((line) => line.includes('https:'))
  expect(widened).toEqual([
    "script-src 'self' https://chat.example https://record.example:8443 https://maps.example",
    "img-src 'self' blob: data: https://chat.example https://maps.example",
    "connect-src 'self' https://chat.example https://record.example:8443 https://maps.example",
    'frame-src https://chat.example',
  ])
  expect(lines).toContain("default-src 'self'")
})
