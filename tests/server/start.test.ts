import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '#server/seed/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'

/** Starts the server as a separate process and collects its output. */
function startServer(env: Record<string, string>, args: readonly string[] = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the server has no pipes')
  const output = { out: '', err: '' }
  const ready = Promise.withResolvers<string>()
  stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text
    const address = /Evenhand is running: (\S+)[\s\S]*Ctrl-C stops it/.exec(output.out)?.[1]
    if (address) ready.resolve(address)
  })
  stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text
  })
  // 'close' never fires after the channel to the child was cut, so this waits for 'exit'.
  const exit = Promise.all([once(child, 'exit'), once(stdout, 'end'), once(stderr, 'end')]).then(([[code]]) => code)
  void exit.then((code) => ready.reject(new Error(`ended with ${code}: ${output.err}`)))
  ready.promise.catch(() => undefined)
  const end = async () => {
    child.kill('SIGKILL')
    await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { child, output, ready: ready.promise, exit, end }
}

function started(...[env, args]: Parameters<typeof startServer>) {
  const server = startServer(env, args)
  onTestFinished(server.end)
  return server
}

async function ownDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database.env
}

/** A database that holds the demo since a first start. */
let withDemo: Record<string, string>
beforeAll(async () => {
  const { env, drop } = await testDatabase()
  withDemo = env
  const { child, ready, exit, end } = startServer(env)
  await ready
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  await end()
  return drop
}, 120_000)

test('it prints the address and the demo accounts, answers, and stops on SIGTERM', async () => {
  const { child, output, ready, exit } = started(withDemo)
  const address = await ready
  // A passkey belongs to a name, and 127.0.0.1 is none.
  expect(new URL(address).hostname).toBe('localhost')
  expect((await fetch(new URL('/ofw/appv2/localstorage.json', address))).status).toBe(401)
  const lines = output.out.split('\n')
  for (const { username, password } of demoAccounts)
    expect(lines.some((line) => line.includes(` ${username} `) && line.includes(` ${password} `))).toBe(true)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(output).toMatchObject({ out: expect.stringContaining('Stopping'), err: '' })
})

test('a second signal changes nothing about an orderly end', async () => {
  const { child, ready, exit, output } = started(withDemo)
  await ready
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await exit).toBe(0)
  expect(output.err).toBe('')
})

test('it stops by itself when whoever started it is gone', async () => {
  const { child, ready, exit } = started(withDemo)
  await ready
  child.disconnect()
  expect(await exit).toBe(0)
})

test('in production there is no demo family', async () => {
  const { ready, output } = started({ ...(await ownDatabase()), NODE_ENV: 'production' })
  await ready
  expect(output.out).not.toContain('Demo accounts')
})

test('in production it does not start where anybody can sign in, unless the danger is named', async () => {
  const production = { ...withDemo, NODE_ENV: 'production' }
  const refused = started(production)
  expect(await refused.exit).toBe(1)
  expect(refused.output.err).toMatch(/^Anybody can sign in to \d+ demo accounts, .*dana\.reyes.*--allow-demo\.\n$/)
  const allowed = started(production, ['--allow-demo'])
  await allowed.ready
  expect(allowed.output.out).toContain('Anybody can sign in')
})

test('a taken port is named, with the way to another one', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { exit, output } = started({ ...(await ownDatabase()), PORT: String(port) })
  expect(await exit).toBe(1)
  expect(output.err.split('\n')).toEqual([
    `Port ${port} on 127.0.0.1 is taken by another program.`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
    '',
  ])
})

test('a wrong setting stops the start with its name and what was expected', async () => {
  const { exit, output } = started({ PORT: 'http' })
  expect(await exit).toBe(1)
  expect(output.err).toBe('PORT must be a port number from 0 to 65535 (0 picks a free one).\n')
})
