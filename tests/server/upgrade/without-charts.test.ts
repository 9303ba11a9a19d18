import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { replay } from '#domain/record/replay.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', resolve('tests/support/refuse-charts.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
  })
const kept = 'tests/fixtures/9181e03'

test.each(['dana.json', 'olivia.pdf'])('%s of 9181e03 is judged by the law of then: no chart is loaded', (name) => {
  const { status, stderr } = run(
    'scripts/verify.mjs',
    `${kept}/exports/${name}`,
    '--key',
    `${kept}/data-folder/keys/history.pub.pem`,
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('what refuses charts does refuse them', () => {
  const { status, stderr } = run('scripts/law.ts')
  expect(stderr).toContain('imports')
  expect(status).toBe(1)
})

const begun = {
  entity: 'expense',
  entityId: 'e1',
  by: { actor: 'sam', party: 'creator', mode: 'self' },
  version: 1,
  to: 'open',
  input: { private: false },
}
const move = (law: object) => ({ kind: 'expense.begin', stream: 's', seq: 1, payload: { ...begun, ...law } })

test('an entry is judged by the law it names, by law 1 where it names none, and by no other where it is not known', () => {
  expect(replay([move({})]).status).toBe('open')
  expect(replay([move({ law: 1 })]).status).toBe('open')
  expect(() => replay([move({ law: 1000 })])).toThrow(/no chart can replay it/)
})
