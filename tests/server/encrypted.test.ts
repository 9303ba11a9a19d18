import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { encryptedDatabase, encryptedSmtp, unencryptedIn } from '#server/encrypted.ts'
import { isLocal } from '#server/local-host.ts'
import { transportOf } from '#server/mail/transport.ts'
import { cluster, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { mailServer } from '#tests/support/mail-server.ts'

/** Leads to this machine, but is no loopback address, so it stands for a server elsewhere. */
const elsewhere = '0.0.0.0'

let database: TestDatabase
let folder: string
let pair: { readonly key: Buffer; readonly cert: Buffer }
const certificate = () => join(folder, 'cert.pem')
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(cluster().folder, 'tls-'))
  const key = join(folder, 'key.pem')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=evenhand-test', '-addext', `subjectAltName=IP:${elsewhere}`],
      ...['-keyout', key, '-out', certificate()],
    ],
    { stdio: 'ignore' },
  )
  pair = { key: readFileSync(key), cert: readFileSync(certificate()) }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

const trust = () => {
  const before = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...before, pair.cert.toString()])
  onTestFinished(() => tls.setDefaultCACertificates(before))
}

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['/run/postgresql', true],
  ['', true],
  [elsewhere, false],
  ['10.0.0.5', false],
  ['127.example.org', false],
  ['localhost.example.org', false],
])('%s is on this machine: %s', (host, local) => {
  expect(isLocal(host)).toBe(local)
})

test('an address cannot say otherwise, and one on this machine stays as it is', () => {
  expect(encryptedSmtp('smtp://u:p@mail.example:587?ignoreTLS=true&tls.rejectUnauthorized=false&name=us')).toBe(
    'smtp://u:p@mail.example:587?name=us&requireTLS=true',
  )
  expect(encryptedDatabase('postgresql://u:p@db.example/e?sslmode=disable&ssl=0&sslrootcert=/ca.pem')).toBe(
    'postgresql://u:p@db.example/e?sslmode=verify-full&sslrootcert=%2Fca.pem',
  )
  for (const local of ['postgresql://u:p@%2Frun%2Fpg/e', 'postgresql:///e?host=/run/pg', 'postgresql://[::1]/e'])
    expect(encryptedDatabase(local)).toBe(local)
})

test('what is switched off is warned about, unless it stays on this machine', () => {
  const warned = (env: Record<string, string>) => unencryptedIn(readConfig(env))
  const away = { SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgresql://db.example/e' }
  expect(warned(away)).toEqual([])
  expect(warned({ ...away, SMTP_TLS: 'off', DATABASE_TLS: 'off' })).toEqual([
    expect.stringContaining('SMTP_TLS is off'),
    expect.stringContaining('DATABASE_TLS is off'),
  ])
  const here = { SMTP_URL: 'smtp://localhost', DATABASE_URL: database.env.DATABASE_URL }
  expect(warned({ ...here, SMTP_TLS: 'off', DATABASE_TLS: 'off' })).toEqual([])
})

const send = async (env: Record<string, string>): Promise<void> => {
  const transport = transportOf(readConfig(env), 5000)
  const mail = { to: 'sam@example.com', subject: 'Hello', text: 'Hello' }
  const db = kyselyOn<Schema>(database.app.pool({ max: 1 }))
  try {
    await db.transaction().execute((tx) => transport.send(tx, mail, '2026-11-20T14:00:00.000Z'))
  } finally {
    transport.close()
    await db.destroy()
  }
}
const mailing = async (options: Parameters<typeof mailServer>[0]) => {
  const server = await mailServer(options)
  onTestFinished(() => server.stop())
  return server
}

test('a mail server elsewhere gets nothing as plain text, unless SMTP_TLS is off', async () => {
  const { url, arrived } = await mailing({ host: elsewhere })
  await expect(send({ SMTP_URL: url })).rejects.toThrow()
  await expect(send({ SMTP_URL: `${url}?ignoreTLS=true` })).rejects.toThrow()
  expect(arrived).toHaveLength(0)
  await send({ SMTP_URL: url, SMTP_TLS: 'off' })
  expect(arrived).toHaveLength(1)
})

test('a mail server that encrypts gets the mail once its certificate is trusted', async () => {
  const { url, arrived } = await mailing({ host: elsewhere, tls: pair })
  await expect(send({ SMTP_URL: url })).rejects.toThrow(/certificate/)
  expect(arrived).toHaveLength(0)
  trust()
  await send({ SMTP_URL: url })
  expect(arrived).toHaveLength(1)
})

test('a mail server on this machine may speak plain text', async () => {
  const { url, arrived } = await mailing({})
  await send({ SMTP_URL: url })
  expect(arrived).toHaveLength(1)
})

const sslRequest = 80_877_103

/** Stands before the real database; `encrypts` says what it answers when it is asked to. */
const databaseElsewhere = async (encrypts: boolean) => {
  const { host, port } = cluster().app
  const plain: number[] = []
  const serve = (near: Socket | tls.TLSSocket, first?: Buffer) => {
    const far = connectTo(`${host}/.s.PGSQL.${port}`)
    for (const socket of [near, far]) socket.on('error', () => [near, far].map((one) => one.destroy()))
    if (first) far.write(first)
    near.pipe(far).pipe(near)
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      if (first.readInt32BE(4) !== sslRequest) {
        plain.push(first.length)
        return serve(socket, first)
      }
      socket.write(encrypts ? 'S' : 'N')
      if (encrypts) serve(new tls.TLSSocket(socket, { isServer: true, ...pair }))
      else socket.on('data', (more: Buffer) => plain.push(more.length))
    })
  }).listen(0, elsewhere)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const at = `${elsewhere}:${typeof address === 'object' ? address?.port : 0}`
  const url = database.env.DATABASE_URL.replace(encodeURIComponent(host), elsewhere).replace(
    /:\d+\/test_/,
    () => `:${at.split(':')[1]}/test_`,
  )
  return { url, plain }
}
const open = async (env: Record<string, string>) => {
  const config: Config = readConfig(env)
  const opened = await openDatabase(config, () => undefined)
  onTestFinished(() => opened.stop())
  return (await opened.app.pool().query('select 1 as one')).rows
}

test('a database elsewhere gets no password as plain text, unless DATABASE_TLS is off', async () => {
  const { url, plain } = await databaseElsewhere(false)
  await expect(open({ DATABASE_URL: url })).rejects.toThrow('must encrypt')
  await expect(open({ DATABASE_URL: `${url}?sslmode=disable` })).rejects.toThrow('must encrypt')
  expect(plain).toEqual([])
  expect(await open({ DATABASE_URL: url, DATABASE_TLS: 'off' })).toEqual([{ one: 1 }])
})

test('a database that encrypts is used once its certificate is trusted', async () => {
  const { url, plain } = await databaseElsewhere(true)
  await expect(open({ DATABASE_URL: url })).rejects.toThrow('certificate that can be verified')
  await expect(open({ DATABASE_URL: `${url}?sslmode=no-verify` })).rejects.toThrow('certificate that can be verified')
  expect(await open({ DATABASE_URL: `${url}?sslrootcert=${encodeURIComponent(certificate())}` })).toEqual([{ one: 1 }])
  expect(plain).toEqual([])
})
