import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveryMailQueue, sendRecovery } from '#server/features/recovery/recovery.mail.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type Transport, transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Asked, linkIn, type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'

let on: OwnApp
let mails: MailServer
let transport: Transport
let recovering: Recovering
beforeAll(async () => {
  on = await testApp()
  await cast(on, await hashPassword('Correct-horse-7'))
  mails = await mailServer()
  recovering = recoveringOn(on, mails)
  transport = transportOf({ ...on.deps.config, smtpUrl: mails.url })
})
afterAll(async () => {
  transport.close()
  await mails.stop()
  await on.stop()
})
beforeEach(() => on.clock.forward(25 * 3_600_000))

const link: Asked = { kind: 'password', username: 'dana.reyes' }
const usernames: Asked = { kind: 'username', email: 'dana.reyes@example.com' }

/** Asks, and returns a function that does the job as a worker does, once for each call. */
const asked = async (what: Asked) => {
  await recovering.ask(what)
  const [data] = await takeJobs(on, recoveryMailQueue)
  const id = (data as { id: string }).id
  return (by: Transport = transport) => sendRecovery(on.deps, by, id)
}

/** Hands a mail over, and loses the connection to the database before anything can be stored, as a killed process does. */
const killedAfterwards: Transport = {
  send: async (tx, mail, now) => {
    await transport.send(tx, mail, now)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await bySuperuser(on.database, 'select pg_terminate_backend($1)', [rows[0]?.pid])
  },
  close: () => undefined,
}
const failing: Transport = { send: () => Promise.reject(new Error('no mail server')), close: () => undefined }

test('a mail that left before its process was killed is not sent again, and its link works', async () => {
  const before = mails.arrived.length
  const work = await asked(link)
  await expect(work(killedAfterwards)).rejects.toThrow()
  await work()
  const arrived = mails.arrived.slice(before)
  expect(arrived).toHaveLength(1)
  expect((await recovering.reset(linkIn(arrived[0]), 'Seven-quiet-lamps-2')).status).toBe(200)
})

test('the link of such a mail replaces the one before it, once the job was tried again', async () => {
  const earlier = await recovering.link('password', 'dana.reyes')
  on.clock.forward(1000)
  const work = await asked(link)
  await expect(work(killedAfterwards)).rejects.toThrow()
  await work()
  expect((await recovering.look('password', earlier)).status).toBe(410)
  expect((await recovering.look('password', linkIn(mails.arrived.at(-1)))).status).toBe(200)
})

test('usernames are not sent again either, and their request is over', async () => {
  const before = mails.arrived.length
  const work = await asked(usernames)
  await expect(work(killedAfterwards)).rejects.toThrow()
  await work()
  await work()
  expect(mails.arrived).toHaveLength(before + 1)
  const rows = await bySuperuser(on.database, `select status from recovery where kind = 'username'`)
  expect(rows).toEqual([{ status: 'used' }])
})

test('a mail that could not be sent leaves everything as it was, and is sent by the next try', async () => {
  const earlier = await recovering.link('password', 'dana.reyes')
  on.clock.forward(1000)
  const work = await asked(link)
  await expect(work(failing)).rejects.toThrow('no mail server')
  expect((await recovering.look('password', earlier)).status).toBe(200)
  const before = mails.arrived.length
  await work()
  expect(mails.arrived).toHaveLength(before + 1)
  expect((await recovering.look('password', linkIn(mails.arrived.at(-1)))).status).toBe(200)
  expect((await recovering.look('password', earlier)).status).toBe(410)
})
