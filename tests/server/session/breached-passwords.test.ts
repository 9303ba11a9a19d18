import { hash } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { isBreached } from '#server/features/session/breached-passwords.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breached-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const sha1 = (word: string): string => hash('sha1', word).toUpperCase()
const fileOf = (name: string, lines: readonly string[], end: string): string => {
  const path = join(folder, name)
  writeFileSync(path, lines.map((line) => line + end).join(''))
  return path
}
const words = Array.from({ length: 5000 }, (_, at) => `Word-${at}-of-the-list`)
const sorted = words.map(sha1).sort()
const listed = sorted.map((line, at) => `${line}:${(at * 7919) % 100_000}`)

test.each([
  ['as published, with counts and carriage returns', listed, '\r\n'],
  ['with counts', listed, '\n'],
  ['without counts', sorted, '\n'],
])('every password of a list is found, and no other: %s', async (name, lines, end) => {
  const path = fileOf(name, lines, end)
  for (const word of words) expect(await isBreached(path, word), word).toBe(true)
  for (let at = 0; at < 2000; at++) expect(await isBreached(path, `Other-${at}`)).toBe(false)
})

test('a list of one line, of two, and one without a last line break', async () => {
  for (const lines of [sorted.slice(0, 1), sorted.slice(0, 2)]) {
    const path = fileOf('short', [lines.join('\n')], '')
    const inside = words.filter((word) => lines.includes(sha1(word)))
    expect(inside).toHaveLength(lines.length)
    for (const word of inside) expect(await isBreached(path, word)).toBe(true)
    expect(await isBreached(path, 'Other-1')).toBe(false)
  }
})

test('forty gigabytes take two dozen reads', async () => {
  const path = fileOf('huge', listed, '\n')
  // The file has no bytes after its lines, so it takes no room on the disk.
  truncateSync(path, 40_000_000_000)
  const handle = await open(path)
  const read = vi.spyOn(Object.getPrototypeOf(handle), 'read')
  await handle.close()
  for (const word of words.slice(0, 20)) {
    read.mockClear()
    expect(await isBreached(path, word)).toBe(true)
    expect(read.mock.calls.length).toBeLessThanOrEqual(28)
  }
  read.mockRestore()
})

test('without a list nothing is breached', async () => {
  expect(await isBreached(undefined, 'Word-1-of-the-list')).toBe(false)
})

test('the start refuses what is no such list', () => {
  for (const BREACHED_PASSWORDS of ['no-such-file.txt', 'README.md', 'tests'])
    expect(() => readConfig({ BREACHED_PASSWORDS })).toThrow(
      new ConfigError('BREACHED_PASSWORDS', 'a path to a file of sorted SHA-1, one a line in capital letters'),
    )
  expect(readConfig({ BREACHED_PASSWORDS: fileOf('good', listed, '\n') }).breachedPasswords).toBe(join(folder, 'good'))
})

test('a new password of the list is refused, and the file may be replaced meanwhile', async () => {
  const old = 'Correct-horse-7'
  const path = fileOf('live', listed, '\n')
  const on: OwnApp = await testApp({ env: { BREACHED_PASSWORDS: path } })
  const { dana } = await cast(on, await hashPassword(old))
  const client = await on.as(dana)
  const change = (next: string) => client.call(accountRoutes.changePassword, { body: { current: old, next } })
  const stolen = 'Nine-quiet-lamps-4'
  const found = { status: 400, body: { validationErrors: [{ field: 'next', code: 'breached' }] } }
  expect(await change('Word-77-of-the-list')).toMatchObject(found)
  renameSync(fileOf('newer', [...sorted, sha1(stolen)].sort(), '\n'), path)
  expect(await change(stolen)).toMatchObject(found)
  expect((await change('Ten-quiet-lamps-5')).status).toBe(200)
  await on.stop()
})
