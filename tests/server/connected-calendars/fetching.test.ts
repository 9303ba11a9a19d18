import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { fetchedFrom } from '#server/features/connected-calendars/fetch/address.ts'
import { fetchCalendar, type Network } from '#server/features/connected-calendars/fetch/fetch-calendar.ts'
import { isPublicAddress } from '#server/features/connected-calendars/fetch/public-address.ts'
import { openAddressOf } from '#server/features/connected-calendars/fetch/resolve.ts'

// The one address of the open internet in these tests is a stand-in for the server of the test.
const openAddress = '93.184.215.14'
const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
let folder: string
let server: Server
let network: Network
let seen: IncomingMessage[]
let answer: (request: IncomingMessage, reply: ServerResponse) => void
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calendar-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=school.example', '-addext', 'subjectAltName=DNS:school.example,DNS:other.example']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...names], {
    stdio: 'pipe',
  })
  const ca = readFileSync(cert, 'utf8')
  server = createServer({ key: readFileSync(key), cert: ca }, (request, reply) => {
    seen.push(request)
    answer(request, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  network = {
    ca,
    connectTo: ({ address }) => {
      if (address !== openAddress) throw new Error(`connected to ${address}`)
      return { address: '127.0.0.1', family: 4 }
    },
    port: typeof bound === 'object' ? (bound?.port ?? 0) : 0,
    resolve: async (host) => [{ address: host === 'inside.example' ? '10.0.0.7' : openAddress, family: 4 }],
  }
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ask = (url = 'webcal://school.example/term.ics', etag: string | null = null) => {
  seen = []
  return fetchCalendar(fetchedFrom(url), etag, network)
}
const problem = (url?: string) =>
  ask(url).then(
    () => 'read',
    (error: { problem?: string }) => error.problem,
  )

test('a calendar is read over https, without cookies, passwords or where the person was', async () => {
  answer = (_, reply) => reply.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync(text))
  expect(await ask('webcal://school.example/term.ics?key=1#part')).toEqual({ unchanged: false, text, etag: '"1"' })
  const [request] = seen
  expect([request?.url, request?.headers.host?.split(':')[0]]).toEqual(['/term.ics?key=1', 'school.example'])
  for (const name of ['cookie', 'authorization', 'referer']) expect(request?.headers[name]).toBeUndefined()
})

test('what did not change is not read again', async () => {
  answer = (request, reply) => reply.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end(text)
  expect(await ask(undefined, '"1"')).toEqual({ unchanged: true })
})

test.each([
  [404, 'notFound'],
  [410, 'notFound'],
  [401, 'refused'],
  [403, 'refused'],
  [500, 'unreachable'],
  [206, 'unreachable'],
])('an answer %i is %s', async (status, expected) => {
  answer = (_, reply) => reply.writeHead(status).end('secret words')
  expect(await problem()).toBe(expected)
})

test('each address on the way is looked up again, and a closed one is not connected to', async () => {
  const to = (location: string) => {
    answer = (request, reply) =>
      request.headers.host?.startsWith('school') ? reply.writeHead(302, { location }).end() : reply.end(text)
    return problem()
  }
  expect(await to('https://other.example/there.ics')).toBe('read')
  for (const closed of ['https://inside.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'])
    expect([closed, await to(closed)]).toEqual([closed, 'privateAddress'])
  expect(await to('webcal://other.example/there.ics')).toBe('read')
  const withPasswords = ['https', 'webcal'].flatMap((scheme) => [
    `${scheme}://me:secret@x.example/`,
    `${scheme}://me@x.example/`,
  ])
  for (const refused of ['http://other.example/', 'file:///etc/passwd', ...withPasswords])
    expect([refused, await to(refused)]).toEqual([refused, 'refused'])
  expect(await to('https://school.example/again')).toBe('unreachable')
  expect(seen.length).toBe(limits.connectedFetch.redirects + 1)
})

test('a few bytes that unpack to a great many are refused on the way', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000))
  answer = (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  expect(await problem()).toBe('tooLarge')
  answer = (_, reply) => reply.writeHead(200, { 'content-encoding': 'zstd' }).end(text)
  expect(await problem()).toBe('notACalendar')
})

test('a certificate of somebody else is not trusted', async () => {
  expect(await problem('https://third.example/')).toBe('unreachable')
})

test('who answers slowly is given up after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 200)
    return controller.signal
  })
  answer = (_, reply) => void reply.writeHead(200).write('BEGIN:')
  expect(await problem()).toBe('tooSlow')
  expect(timeout.mock.calls).toEqual([[10_000]])
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1'],
  ...['::ffff:7f00:1', '64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::', '2001:db8::1', '::127.0.0.1', 'nonsense'],
])('%s is not on the open internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

test('one closed address among several closes them all', async () => {
  const resolve = async () => [
    { address: openAddress, family: 4 },
    { address: '10.0.0.7', family: 4 },
  ]
  await expect(openAddressOf(new URL('https://two.example/'), resolve)).rejects.toMatchObject({
    problem: 'privateAddress',
  })
})
