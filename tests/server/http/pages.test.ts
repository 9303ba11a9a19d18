import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'

const script = 'export const answer = 42\n'.repeat(200)
let on: OwnApp
let dist: string
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'evenhand-dist-'))
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, 'index.html'), '<title>main</title>')
  writeFileSync(join(dist, 'login.html'), '<title>login</title>')
  writeFileSync(join(dist, 'join.html'), '<title>join</title>')
  writeFileSync(join(dist, 'assets', 'main-abc.js'), script)
  writeFileSync(join(dist, 'assets', 'main-abc.js.map'), '{}')
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}')
  on = await testApp({ dist })
})
afterAll(async () => {
  await on.stop()
  rmSync(dist, { recursive: true })
})

test('a page carries the addresses of the API, and the browser may reach them', async () => {
  const built = mkdtempSync(join(tmpdir(), 'evenhand-dist-'))
  for (const name of ['index.html', 'login.html'])
    writeFileSync(join(built, name), '<head><meta name="api-bases" content="{}" /><title>x</title></head>')
  const env = { API_URL: 'https://api.example.org/v2', SECOND_API_URL: 'https://other.example.org' }
  const elsewhere = await testApp({ dist: built, env: { ...env, API_ORIGINS: 'https://third.example.org' } })
  for (const url of ['/app/home', '/app/login']) {
    const { text, headers } = await elsewhere.anyone().request({ url })
    expect(text).toContain('content="{&quot;own&quot;:&quot;https://api.example.org/v2&quot;,&quot;signUp&quot;:')
    expect(String(headers['content-security-policy'])).toContain(
      "connect-src 'self' https://third.example.org https://api.example.org https://other.example.org;",
    )
  }
  await elsewhere.stop()
  rmSync(built, { recursive: true })
})

test('a page is allowed exactly its own inline blocks, and nothing else is allowed more', async () => {
  const built = mkdtempSync(join(tmpdir(), 'evenhand-dist-'))
  writeFileSync(
    join(built, 'index.html'),
    '<head><style>a{}</style><script>go()</script><script src="/x.js"></script></head>',
  )
  const inline = await testApp({ dist: built })
  const of = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const page = await inline.anyone().request({ url: '/app/home' })
  const lines = String(page.headers['content-security-policy']).split(';')
  expect(lines.filter((line) => /^(script|style)-src /.test(line))).toEqual([
    `script-src 'self' ${of('go()')}`,
    `style-src 'self' ${of('a{}')} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  ])
  const { headers } = await inline.anyone().request({ url: '/pub/v1/docs' })
  expect(String(headers['content-security-policy'])).toContain("script-src 'self';")
  await inline.stop()
  rmSync(built, { recursive: true })
})

test('a page names what it loads at once, so that a proxy can send early hints', async () => {
  const built = mkdtempSync(join(tmpdir(), 'evenhand-dist-'))
  writeFileSync(
    join(built, 'index.html'),
    `<head><link rel="icon" href="/app/favicon.svg"><script>go()</script>
      <script type="module" crossorigin src="/app/assets/main-1.js"></script>
      <link rel="modulepreload" crossorigin href="/app/assets/start-2.js">
      <link rel="modulepreload" crossorigin href="/app/assets/app-4.js" data-starts>
      <link rel="preload" as="font" type="font/woff2" crossorigin href="/app/assets/text-3.woff2"></head>`,
  )
  const hinting = await testApp({ dist: built })
  const { headers } = await hinting.anyone().request({ url: '/app/home' })
  expect(String(headers.link).split(', ')).toEqual([
    '</app/assets/main-1.js>; rel=modulepreload; crossorigin',
    '</app/assets/start-2.js>; rel=modulepreload; crossorigin',
    '</app/assets/app-4.js>; rel=modulepreload; crossorigin',
    '</app/assets/text-3.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
  ])
  const again = await hinting.anyone().request({ url: '/app/home' }, { 'if-none-match': String(headers.etag) })
  expect(again).toMatchObject({ status: 304, headers: { link: headers.link } })
  await hinting.stop()
  rmSync(built, { recursive: true })
})

const get = (url: string, headers = {}) => on.anyone().request({ url }, { 'sec-fetch-site': 'cross-site', ...headers })

test.each([
  ['/app/', 'main'],
  ['/app/home', 'main'],
  ['/app/expenses/0e8d2a52?show=all', 'main'],
  ['/app/login', 'login'],
  ['/app/login?expired=1', 'login'],
  ['/app/join', 'join'],
  ['/app/join?invite=x', 'join'],
  ['/app/join/duplicate', 'join'],
  ['/app/setup/parent', 'join'],
  ['/app/setup/children', 'join'],
  ['/app/setup/security', 'join'],
  ['/app/setup/coparent', 'join'],
  ['/app/setup/other', 'main'],
  ['/app/.vite/manifest.json', 'main'],
])('%s is the %s page, from wherever it was linked', async (url, title) => {
  const answer = await get(url)
  expect(answer).toMatchObject({
    status: 200,
    text: `<title>${title}</title>`,
    headers: { 'cache-control': 'no-cache' },
  })
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

test.each(['/', '/app'])('%s leads to the app', async (url) => {
  expect(await get(url)).toMatchObject({ status: 302, headers: { location: '/app/' } })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a script goes out as %s, for ever', async (encoding, unpack) => {
  const response = await on.app.inject({ url: '/app/assets/main-abc.js', headers: { 'accept-encoding': encoding } })
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(unpack(response.rawPayload).toString()).toBe(script)
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/app/')
  expect((await get('/app/', { 'if-none-match': headers.etag })).status).toBe(304)
})

test.each(['/app/assets/gone-123.js', '/app/assets/main-abc.js.map', '/app/assets/../../package.json'])(
  '%s is not found rather than a page',
  async (url) => {
    const answer = await get(url)
    expect(answer.text).not.toContain('"private"')
    if (!url.includes('..')) expect(answer.status).toBe(404)
  },
)
