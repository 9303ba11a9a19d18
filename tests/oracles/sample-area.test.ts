import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errandsArea } from '#tests/server/sample-area/errand.area.ts'
import { errandRoutes } from '#tests/server/sample-area/errand.contract.ts'

/** Where the files of the sample area would lie if it were an area of the product. */
const places: Readonly<Record<string, string>> = {
  'errand.machine.ts': 'machines/errands/errand.machine.ts',
  'errand.area.ts': 'contract/errands/errand.area.ts',
  'errand.contract.ts': 'contract/errands/errand.contract.ts',
  'errand.table.ts': 'server/features/errands/errand.table.ts',
  'errand.lifecycle.ts': 'server/features/errands/errand.lifecycle.ts',
  'errand.routes.ts': 'server/features/errands/errand.routes.ts',
  'errand.feature.ts': 'server/features/errands/errand.feature.ts',
  '999-errands.ts': 'server/db/migrations/999-errands.ts',
  'errands.browser.txt': 'src/features/errands/errands.feature.ts',
}

/** The lines by which the lists compose it: the line after which each stands, in its list. */
const lines: Readonly<Record<string, readonly (readonly [after: string, line: string])[]>> = {
  'contract/areas.ts': [
    [
      "import { noticesArea } from './notices/notices.area.ts'",
      "import { errandsArea } from './errands/errand.area.ts'",
    ],
    ['  noticesArea,', '  errandsArea,'],
  ],
  'server/features/features.ts': [
    [
      "import { noticesFeature } from './notices/notices.feature.ts'",
      "import { errandsFeature } from './errands/errand.feature.ts'",
    ],
    ['  noticesFeature,', '  errandsFeature,'],
  ],
  'src/features/features.ts': [
    [
      "import { noticesFeature } from './notices/notices.feature.ts'",
      "import { errandsFeature } from './errands/errands.feature.ts'",
    ],
    ['  noticesFeature,', '  errandsFeature,'],
  ],
}

const root = join(import.meta.dirname, '../..')
const sample = join(root, 'tests/server/sample-area')
const rooms = ['contract', 'domain', 'i18n', 'machines', 'server', 'src']
let product: string
beforeAll(() => {
  product = mkdtempSync(join(tmpdir(), 'evenhand-with-errands-'))
  for (const path of [...rooms, 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, path), join(product, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(product, 'node_modules'))
  const moved = (text: string) => text.replaceAll(/'\.\/(errand\.[a-z]+\.ts)'/g, (_, name) => `'#${places[name]}'`)
  for (const [file, place] of Object.entries(places)) {
    mkdirSync(dirname(join(product, place)), { recursive: true })
    writeFileSync(join(product, place), moved(readFileSync(join(sample, file), 'utf8')))
  }
  for (const [list, added] of Object.entries(lines)) {
    const text = added.reduce(
      (known, [after, line]) => known.replace(`\n${after}\n`, `\n${after}\n${line}\n`),
      readFileSync(join(root, list), 'utf8'),
    )
    writeFileSync(join(product, list), text)
  }
})
afterAll(() => rmSync(product, { recursive: true, force: true }))

const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n')

test('an area with a chart, a list, a notice, a line on Home, a live topic, a migration and a deadline takes six lines', () => {
  const own = new Set(Object.values(places))
  const changed = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: product })
    .filter((file) => !own.has(file))
    .flatMap((file) => {
      const [before, after] = [linesOf(root, file), linesOf(product, file)]
      expect(after.length, file).toBeGreaterThanOrEqual(before.length)
      return after.filter((line) => !before.includes(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(changed.toSorted()).toEqual([
    'contract/areas.ts: errandsArea,',
    "contract/areas.ts: import { errandsArea } from './errands/errand.area.ts'",
    'server/features/features.ts: errandsFeature,',
    "server/features/features.ts: import { errandsFeature } from './errands/errand.feature.ts'",
    'src/features/features.ts: errandsFeature,',
    "src/features/features.ts: import { errandsFeature } from './errands/errands.feature.ts'",
  ])
})

const run = promisify(execFile)

/** Returns what the compiler says of one side of the product. */
const complaintsOf = async (side: 'server' | 'src', compilerOptions: object): Promise<string> => {
  const config = join(product, `tsconfig.${side}.json`)
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include: [side] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, '-p', config]).then(
    () => '',
    (error: { readonly stdout: string }) => error.stdout,
  )
}

const dom = ['ES2024', 'DOM', 'DOM.Iterable']
const node = { lib: dom, module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }
const browser = { lib: dom, jsx: 'react-jsx', types: ['vite/client'] }

test('with these lines both sides compile', async () => {
  expect(await complaintsOf('server', node)).toBe('')
  expect(await complaintsOf('src', browser)).toBe('')
}, 120_000)

test('no shared file names the area', () => {
  const words = [...Object.keys(errandsArea.notices), "'errand'", errandRoutes.list.path]
  const shared = globSync('{contract,domain,machines,server,src}/**/*.{ts,tsx}', { cwd: root })
  expect(shared.length).toBeGreaterThan(100)
  const naming = shared.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return words.some((word) => text.includes(word))
  })
  expect(naming).toEqual([])
})
