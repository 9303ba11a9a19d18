import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

/** Accepts every mail and records what it received. */
const mailServer = async () => {
  const chunks: string[] = []
  const server = createServer((socket) => {
    let inMail = false
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk)
      if (inMail && !chunk.endsWith('\r\n.\r\n')) return
      const wantsMail = chunk.startsWith('DATA')
      socket.write(wantsMail ? '354 go on\r\n' : chunk.startsWith('QUIT') ? '221 bye\r\n' : '250 yes\r\n')
      inMail = wantsMail
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, chunks, port: typeof address === 'object' ? address?.port : 0 }
}

test('with SMTP_URL a mail goes over the net and not into the outbox', async () => {
  const { server, chunks, port } = await mailServer()
  const { family, dana } = await cast(on)
  const transport = transportOf({ ...on.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` })
  await sendWaitingMail(on.deps, transport, { familyId: family.id, personId: dana })
  transport.close()
  server.close()
  const text = chunks.join('')
  expect(text).toContain('RCPT TO:<dana.reyes@example.com>')
  expect(text).toContain('From: Evenhand <no-reply@127.0.0.1>')
  expect(text).toContain('Subject: Something is waiting for you in Evenhand')
  expect((await on.anyone().request({ url: '/pub/v1/dev/outbox' })).body).toEqual([])
})
