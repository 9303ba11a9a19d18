import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRoot } from '#server/db/embedded/account.ts'
import type { Connection } from '#server/db/embedded/cluster.ts'
import { openLayout } from '#server/db/embedded/layout.ts'
import { clusterIn, refuseOtherVersion } from '#server/db/embedded/make-cluster.ts'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { findPrograms } from '#server/db/embedded/programs.ts'
import { dataFolder } from '#tests/support/data-folder.ts'

type Folder = ReturnType<typeof dataFolder>

const layoutOf = ({ dataDir, rootFolder }: Folder) => openLayout(dataDir, rootFolder, () => undefined)
const fileIn = (folder: Folder, name: string) => join(clusterIn(layoutOf(folder)).data, name)
const pidOf = (folder: Folder) => Number(readFileSync(fileIn(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

async function query(connection: Connection, statement: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

test('what was written is there after the next start, and nothing stays behind in the temporary folder', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  await query(first.migrator, `create table kept as select 'yes' as answer`)
  await first.stop()
  expect(existsSync(first.migrator.host)).toBe(false)
  const second = await folder.start()
  expect(await query(second.migrator, 'select answer from kept')).toEqual([{ answer: 'yes' }])
})

test('the database is owned by a role that row-level security binds, and no TCP port is open', async () => {
  const { migrator } = await dataFolder().start()
  expect(await query(migrator, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
  expect(await query(migrator, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('owner, requests, jobs and superuser sign in with passwords of their own', async () => {
  const { migrator, app, jobs, superuser } = await dataFolder().start()
  const logins = [migrator, app, jobs, superuser]
  expect(new Set(logins.map(({ password }) => password)).size).toBe(4)
  for (const login of logins) expect(await query(login, 'select session_user as name')).toEqual([{ name: login.user }])
  await expect(query({ ...app, password: migrator.password }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

test('a cluster of an earlier version, with one login and the password of the superuser, gets its logins', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  const { password } = first.superuser
  await query(first.superuser, `drop role ${first.app.user}; drop role ${first.jobs.user}`)
  await query(first.superuser, `alter role ${first.migrator.user} password '${password}'`)
  await first.stop()
  rmSync(join(clusterIn(layoutOf(folder)).folder, 'logins.json'))
  const { migrator, app, jobs } = await folder.start()
  for (const login of [migrator, app, jobs]) expect(await query(login, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(query({ ...migrator, password }, 'select 1')).rejects.toThrow('password authentication failed')
})

test('the log of the database holds neither statements nor values', async () => {
  const folder = dataFolder()
  const { migrator } = await folder.start()
  await expect(query(migrator, `select 'a secret'::uuid`)).rejects.toThrow('a secret')
  expect(readFileSync(join(layoutOf(folder).folder, 'postgres.log'), 'utf8')).not.toContain('secret')
})

test('a database left running by a killed process is taken over', async () => {
  const folder = dataFolder()
  const holder = spawn(process.execPath, ['tests/support/hold-cluster.ts', folder.dataDir, folder.rootFolder])
  await once(holder.stdout, 'data')
  const left = pidOf(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const { migrator } = await folder.start()
  expect(pidOf(folder)).toBe(left)
  expect(await query(migrator, 'select 1 as one')).toEqual([{ one: 1 }])
})

/**
 * Kills the process that holds the cluster together with its server, as a power cut would. Returns the lines of the pid
 * file.
 */
async function cutPower(folder: Folder) {
  const holder = spawn(process.execPath, ['tests/support/hold-cluster.ts', folder.dataDir, folder.rootFolder])
  await once(holder.stdout, 'data')
  const lines = readFileSync(fileIn(folder, 'postmaster.pid'), 'utf8').split('\n')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  process.kill(Number(lines[0]), 'SIGKILL')
  return lines
}

test('after a power cut the database starts, and no socket is left lying about', async () => {
  const folder = dataFolder()
  const [, , , , host = ''] = await cutPower(folder)
  const { migrator } = await folder.start()
  expect(await query(migrator, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(host)).toBe(false)
})

test('after a power cut the database starts although another program has its process number', async () => {
  const folder = dataFolder()
  const [, ...others] = await cutPower(folder)
  const other = spawn('sleep', ['60'], { ...layoutOf(folder).account })
  onTestFinished(() => void other.kill())
  writeFileSync(fileIn(folder, 'postmaster.pid'), [other.pid, ...others].join('\n'))
  const { migrator } = await folder.start()
  expect(await query(migrator, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a killed database comes back, and a pool that knew it goes on', async () => {
  const folder = dataFolder()
  const { migrator } = await folder.start()
  await query(migrator, `create table kept as select 'yes' as answer`)
  process.kill(pidOf(folder), 'SIGKILL')
  await vi.waitFor(async () => expect(await query(migrator, 'select answer from kept')).toEqual([{ answer: 'yes' }]), {
    timeout: 10_000,
    interval: 50,
  })
  expect(folder.printed).toContain('The database ended unexpectedly; starting it again')
})

test('a database that is killed again while it starts again comes back too', async () => {
  const folder = dataFolder()
  const { migrator } = await folder.start()
  const killed: number[] = []
  while (killed.length < 3) {
    const { pid } = findPostmaster(layoutOf(folder)) ?? {}
    if (pid !== undefined && !killed.includes(pid) && process.kill(pid, 'SIGKILL')) killed.push(pid)
    await pause(1)
  }
  await vi.waitFor(async () => expect(await query(migrator, 'select 1 as one')).toEqual([{ one: 1 }]), {
    timeout: 10_000,
    interval: 50,
  })
})

test('a second instance on the same data is refused by name', async () => {
  const folder = dataFolder()
  await folder.start()
  await expect(folder.start()).rejects.toMatchObject({
    code: 'second-instance',
    message: expect.stringContaining('Another Evenhand'),
  })
})

test('of two first starts at once, one makes the database and the other is refused', async () => {
  const folder = dataFolder()
  const outcomes = await Promise.allSettled([folder.start(), folder.start()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'second-instance' } })
})

test('a database that was only half made is removed and made anew', async () => {
  const folder = dataFolder()
  const half = join(layoutOf(folder).folder, 'making-aborted')
  mkdirSync(half)
  await folder.start()
  expect(readdirSync(dirname(half)).filter((name) => name.startsWith('making-'))).toEqual([])
})

test.each([
  ['a newer', '19\n', 'data-newer'],
  ['an older', '17\n', 'data-older'],
  ['no', '', 'data-damaged'],
])('data of %s PostgreSQL is refused', (_, version, code) => {
  const layout = layoutOf(dataFolder())
  mkdirSync(clusterIn(layout).data, { recursive: true })
  writeFileSync(join(clusterIn(layout).data, 'PG_VERSION'), version)
  const attempt = () => refuseOtherVersion(layout, { folder: '', major: 18 })
  expect(attempt).toThrow(expect.objectContaining({ code, message: expect.stringContaining(layout.folder) }))
})

test('a data folder that cannot be written is named', async () => {
  const folder = dataFolder()
  writeFileSync(folder.dataDir, 'a file where the folder should be')
  await expect(folder.start()).rejects.toMatchObject({
    code: 'data-not-writable',
    message: expect.stringContaining(folder.dataDir),
  })
})

test('without programs for this platform the way out is named', async () => {
  await expect(findPrograms(undefined, '/nowhere', 'plan9-mips')).rejects.toMatchObject({
    code: 'no-binary',
    message: expect.stringContaining('DATABASE_URL'),
  })
})

if (isRoot())
  test('root is told where the data is, and that a moved folder has lost it', async () => {
    const folder = dataFolder()
    await (await folder.start()).stop()
    const { folder: home } = layoutOf(folder)
    expect(folder.printed).toEqual([`Started as root, so the database is kept in ${home}`])
    renameSync(folder.dataDir, join(folder.base, 'moved'))
    expect(() => openLayout(join(folder.base, 'moved'), folder.rootFolder, () => undefined)).toThrow(home)
  })
