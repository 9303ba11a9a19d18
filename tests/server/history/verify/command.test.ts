import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyRoutes } from '#contract/history/history.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let folder: string
const paths: Record<string, string> = {}
const names = ['old.proof', 'new.proof', 'old.record', 'new.record', 'early.record'] as const
const path = (name: (typeof names)[number] | 'key' | 'continuity') => paths[name] ?? ''

const keep = async (name: string, content: string | Buffer) => {
  paths[name] = join(folder, `${name}.json`)
  await writeFile(paths[name] ?? '', content)
}
const run = (...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' }
    const child = execFile(process.execPath, ['scripts/verify.mjs', ...args], { env }, (_, out, wrong) =>
      resolve({ code: child.exitCode ?? -1, out: out + wrong }),
    )
  })
const verify = (...files: string[]) => run(...files, '--key', path('key'))

beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  folder = await mkdtemp(join(tmpdir(), 'evenhand-command-'))
  const signer = signerOf({ scopes: on.scopes, key: app.deps.historyKey, folder, host: 'evenhand.test' })
  const sign = async () => {
    on.clock.forward(60_000)
    await signer.sign(on.clock.now())
  }
  const dana = await app.as(on.dana.personId)
  const get = async (url: string) => (await dana.request({ url })).text
  await keep('key', app.deps.historyKey.publicPem)
  const expense = await on.record(on.sam)
  await on.open(on.dana, expense)
  await keep('early.record', await get(historyRoutes.export.path))
  const proof = historyRoutes.proof.path.replace(':id', expense)
  await sign()
  await keep('old.proof', await get(proof))
  await keep('old.record', await get(historyRoutes.export.path))
  await on.send('expense', on.dana, expense, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, expense, { type: 'expense.pay', method: 'check', amount: 10_00 })
  await sign()
  await keep('new.proof', await get(proof))
  await keep('new.record', await get(historyRoutes.export.path))
  const { out } = await verify(path('old.proof'), path('new.proof'))
  await keep('continuity', await get(/\/pub\/v1\/record\/proofs\?\S+/.exec(out)?.[0] ?? ''))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

test('two proofs are not comparable without the consistency proof, and agree with it', async () => {
  const alone = await verify(path('old.proof'), path('new.proof'))
  expect(alone.code).toBe(3)
  expect(alone.out).toMatch(/^The two files cannot be compared\n/)
  const agree = await verify(path('new.proof'), path('old.proof'), path('continuity'))
  expect(agree.out).toMatch(/^The two files agree\n/)
  expect(agree.out).toContain('Older file: old.proof.json.')
  expect(agree.out).toContain('Between the two, entries were only added to the log evenhand.test/record/1.')
  expect(agree.code).toBe(0)
})

test('two exports agree by their entries', async () => {
  const { code, out } = await verify(path('old.record'), path('new.record'))
  expect(out).toMatch(/^The two files agree\n/)
  expect(out).toContain('Nothing shows that both come from the same log.')
  expect(code).toBe(0)
})

test('an export without a proof from the log says so first', async () => {
  const { code, out } = await verify(path('early.record'))
  expect(out).toMatch(/^This record is genuine, but has no proof from the log\n/)
  expect(code).toBe(0)
})

test('entries of a proof are sentences', async () => {
  const { code, out } = await verify(path('new.proof'))
  expect(out).toMatch(/\d+\. .*: The parent who added it added the expense\n/)
  expect(out).toMatch(/: The other parent approved\n/)
  expect(out).toMatch(/: The payer recorded 10\.00 by Check \/ Other\n/)
  expect(out).not.toMatch(/: (expense|payment)\.\w+\n/)
  expect(code).toBe(0)
})

test('what does not hold is said in the first lines', async () => {
  await keep('changed', (await readFile(path('new.record'), 'utf8')).replace('14250', '14251'))
  const { code, out } = await verify(paths.changed ?? '')
  expect(out).toMatch(
    /^This record has been changed\nShared by both parents, number \d+: the contents of the entry were changed\. Do not rely on the file\.\n {2}Failed: /,
  )
  expect(code).toBe(1)
})

test('other choices of files are refused', async () => {
  const { code, out } = await verify(path('old.proof'), path('continuity'))
  expect(code).toBe(2)
  expect(out).toContain('Choose one file, or two files to compare')
})
