// npm run mutate leaves out each check of the second step, one at a time, in a copy of the sources, and runs its tests
// there: each time one has to fail. Exits with 1 when all tests pass without a check.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, installWhenNeeded, node24, root, run } from '../../scripts/house.mjs'

const copied = [
  'contract',
  'domain',
  'i18n',
  'machines',
  'scripts',
  'server',
  'src',
  'tests',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]

async function survivorsIn(folder) {
  const { mutations, testsOf } = await import('./second-step.ts')
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', '--bail', '1', ...testsOf]
  const test = () => run(node24(), vitest, { cwd: folder, quiet: true, stdio: 'ignore' })
  if ((await test()) !== 0) throw new Error('the tests fail with every check in its place')
  const survivors = []
  for (const { name, file, check, without } of mutations) {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      source.replace(check, () => without),
    )
    const isSeen = (await test()) !== 0
    writeFileSync(path, source)
    console.log(`${isSeen ? 'seen  ' : 'MISSED'} ${name}`)
    if (!isSeen) survivors.push(name)
  }
  return survivors
}

await command(async () => {
  await installWhenNeeded()
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-without-'))
  try {
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return (await survivorsIn(folder)).length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
