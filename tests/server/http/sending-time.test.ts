import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeWaiverDocumentUse } from '#contract/fee-waivers/document-use.ts'
import { feeWaiverRoutes } from '#contract/fee-waivers/fee-waivers.ts'
import { limitSendingTime, sendingTime } from '#server/http/limits/sending-time.ts'
import { freePort } from '#server/listen.ts'

const large = 1_000_000
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ bodyLimit: 1000 })
  limitSendingTime(app, (bytes) => (bytes === large ? 60_000 : 100))
  app.post('/usual', async ({ body }) => body)
  app.post('/large', { bodyLimit: large }, async ({ body }) => body)
  app.post('/slow-answer', async ({ body }) => {
    const other = begin('/usual')
    await once(other.socket, 'close')
    return body
  })
  port = await freePort('127.0.0.1')
  await app.listen({ port, host: '127.0.0.1' })
})
afterAll(() => app.close())

const body = '{"document":"a letter"}'

/** Sends the head of a request and the first half of its body. */
const begin = (path: string): { readonly socket: Socket; readonly answer: () => string } => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  const head = `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json`
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
  return { socket, answer: () => answer }
}

test('a usual body that does not arrive in time ends its connection; a large one goes on', async () => {
  const [usual, slow] = [begin('/usual'), begin('/large')]
  await once(usual.socket, 'close')
  expect(usual.answer()).toMatch(/^HTTP\/1\.1 408 /)
  slow.socket.write(body.slice(10))
  await once(slow.socket, 'close')
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 200 /)
  expect(slow.answer()).toContain(body)
})

test('an answer may take longer than its request', async () => {
  const { socket, answer } = begin('/slow-answer')
  socket.write(body.slice(10))
  await once(socket, 'close')
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /)
})

test('a document of a fee waiver has minutes to arrive, and a command half a minute', () => {
  for (const { bytes } of [feeWaiverRoutes.addDocument, feeWaiverRoutes.addDocumentByToken]) {
    // Base64 has four signs for three bytes; half a megabit a second is a slow phone.
    expect(sendingTime(bytes)).toBeGreaterThan(((feeWaiverDocumentUse.bytes * 4) / 3 / 62_500) * 1000)
    expect(sendingTime(bytes)).toBeLessThanOrEqual(600_000)
  }
  expect(sendingTime(256 * 1024)).toBe(30_000)
})
