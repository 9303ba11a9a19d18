import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestLaw } from '#domain/record/laws/laws.gen.ts'

// A later version of the program: its charts are gone altogether, and its newest law renames a state and a party and
// tightens a guard. What people keep is judged by the laws of then.

let tree: string
const laws = (name: string) => join(tree, 'domain/record/laws', name)

/** Writes the next law, with other names, as a release would. */
const release = () => {
  const next = newestLaw + 1
  const law = readFileSync(laws(`law-${newestLaw}.gen.ts`), 'utf8')
    .replaceAll(`law${newestLaw}`, `law${next}`)
    .replaceAll('approved', 'agreed')
    .replaceAll('"other"', '"coparent"')
    .replaceAll('"expense.withdraw":[{"when":{"by":["creator"]}', '"expense.withdraw":[{"when":{"by":["nobody"]}')
  writeFileSync(laws(`law-${next}.gen.ts`), law)
  const registry = readFileSync(laws('laws.gen.ts'), 'utf8')
    .replace('export const laws', `import { law${next} } from './law-${next}.gen.ts'\n\nexport const laws`)
    .replace(`  [${newestLaw}, law${newestLaw}],\n`, `  [${newestLaw}, law${newestLaw}],\n  [${next}, law${next}],\n`)
    .replace(`newestLaw: number = ${newestLaw}`, `newestLaw: number = ${next}`)
  writeFileSync(laws('laws.gen.ts'), registry)
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'evenhand-without-machines-'))
  for (const part of ['contract', 'domain', 'i18n', 'scripts', 'server', 'package.json'])
    cpSync(part, join(tree, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  release()
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
  })
const files = {
  '9181e03': ['dana.json', 'sam.pdf', 'olivia.json'],
  a608545: ['dana.json', 'sam.pdf', 'olivia.json', 'dana.proof.json'],
}
const kept = Object.entries(files).flatMap(([version, names]) => names.map((name) => [version, name] as const))

test.each(kept)('of %s, %s verifies', (version, name) => {
  const folder = resolve('tests/fixtures', version)
  const key = join(folder, 'data-folder/keys/history.pub.pem')
  const { status, stdout, stderr } = run('scripts/verify.mjs', join(folder, 'exports', name), '--key', key)
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
})

const approval = (law: number, party: string, to: string) => `
  const { replay } = await import('./domain/record/replay.ts')
  const about = { entity: 'expense', entityId: 'e', law: ${law} }
  const by = (party) => ({ actor: 'somebody', party, mode: 'self' })
  const facts = { opened: true, owed: 100, settled: 0, inFlight: 0, scheduled: 0, checks: 0, latestOutcome: null }
  const begun = { ...about, version: 1, to: 'open', input: { private: false }, by: by('creator') }
  const approved = { ...about, version: 2, from: 'open', to: '${to}', owed: 100, facts, by: by('${party}') }
  const move = (kind, seq, payload) => ({ kind, stream: 's', seq, payload })
  const { status } = replay([move('expense.begin', 1, begun), move('expense.approve', 2, approved)])
  console.log(status)`
const judged = (...of: Parameters<typeof approval>) => run('--input-type=module', '-e', approval(...of)).stdout.trim()

test('new entries are judged by the new names, and older ones by their own', () => {
  const next = newestLaw + 1
  expect(judged(next, 'coparent', 'agreed.unpaid')).toBe('agreed.unpaid')
  expect(judged(next, 'other', 'approved.unpaid')).toBe('')
  expect(judged(newestLaw, 'other', 'approved.unpaid')).toBe('approved.unpaid')
  expect(judged(newestLaw, 'coparent', 'agreed.unpaid')).toBe('')
})

test('nothing of it can load a chart', () => {
  expect(run('scripts/law.ts').stderr).toContain('machines')
})
