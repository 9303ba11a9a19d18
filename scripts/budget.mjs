// Runs after `vite build` and compares what the pages load with its budget. 1 kB is 1000 bytes after gzip -9.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { areaWeights } from './build/area-weights.ts'
import { firstScreens } from './build/first-screens.ts'

const dist = process.argv[2] ?? 'dist'
/** `screen` is the first screen of an area with all it loads, `page` any other page that people use. */
const budgets = { login: 150, join: 165, main: 195, screen: 220, page: 360 }
/** Limits what one more area adds to the first load, with its feature file, its routes and its place in the lists of both. */
const mostPerArea = 1_000
/** A file costs a request, so no chunk is smaller than this before it is compressed. */
const leastChunk = 8000
/** The parts of the small apps that the main app does not share are small by themselves. */
const smallEntry = /^(login|join|small|questions)-/
/** These pages are for developers, or check a record with all that takes. */
const apart = /^\/(dev|testusers|verify)/

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Returns the files of modules and of everything they import before they run. */
function filesOf(keys) {
  const all = new Set(keys)
  for (const key of all) for (const next of manifest[key]?.imports ?? []) all.add(next)
  return [...all].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))
}

const scriptsIn = (page) =>
  new Set(
    [...readFileSync(join(dist, page), 'utf8').matchAll(/(?:src|href)="\/app\/(assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file,
    ),
  )

const sizes = new Map()
function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(join(dist, file))
    const packed = /\.woff2$/.test(file)
    sizes.set(file, {
      raw: bytes.length,
      gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length,
      brotli: packed ? bytes.length : brotliCompressSync(bytes).length,
    })
  }
  return sizes.get(file)
}

const sum = (files) =>
  [...files]
    .map(sizeOf)
    .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
      raw: 0,
      gzip: 0,
      brotli: 0,
    })
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

let over = 0
function line(name, { raw, gzip, brotli }, budget, files) {
  const verdict = budget === undefined ? '' : gzip > budget * 1000 ? `  over ${budget} kB` : `  of ${budget} kB`
  if (verdict.startsWith('  over')) over += 1
  const count = files === undefined ? '' : `  ${files} files`
  console.log(`  ${name.padEnd(44)} gzip ${kB(gzip)}  brotli ${kB(brotli)}  raw ${kB(raw)}${verdict}${count}`)
}
function fail(text) {
  over += 1
  console.log(`  ${text}`)
}

const areaChart = /^(\.\.\/)*machines\/(?!session\/|request\/|shared\/)/
/** One function is free: `domain/time.ts` needs the offset of a zone for the dates of the contract. */
const dateLibrary = /node_modules\/((@date-fns|date-fns|date-fns-tz|rrule[\w-]*)\/)(?!tz\/tzOffset)/

/** Lists the modules of a chunk that the first load does without. */
const lateOnly = (file) =>
  JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')).sources.filter(
    (source) => areaChart.test(source) || dateLibrary.test(source),
  )

console.log('First load, scripts (kB)')
for (const [name, page] of Object.entries({ login: 'login.html', join: 'join.html', main: 'index.html' })) {
  const files = scriptsIn(page)
  line(name, sum(files), budgets[name], files.size)
  for (const file of files) for (const source of lateOnly(file)) fail(`${name} loads ${source} first`)
}

/** Lists what the modules of some files load when they are used, with what those import. */
const laterThan = (files) =>
  filesOf(
    Object.values(manifest)
      .filter(({ file }) => files.has(file))
      .flatMap(({ dynamicImports = [] }) => dynamicImports),
  )
const entryOfMain = [...scriptsIn('index.html')].filter((file) => /\/main-/.test(file))
// Running the main app would lead whoever is signed out back to the login.
for (const name of ['login', 'join'])
  for (const file of laterThan(scriptsIn(`${name}.html`)))
    if (entryOfMain.includes(file)) fail(`${name} loads ${file} later`)
if (entryOfMain.length !== 1) fail('the main app has another number of entries than one')

/** `src/routes/_authed/expenses/payments.index.tsx?...` is the page `/expenses/payments`. */
const addressOf = (key) =>
  /^src\/routes(?:\/_\w+)?(\/[^?]+)\.tsx\?tsr-split=component$/
    .exec(key)?.[1]
    ?.replaceAll('.', '/')
    .replace(/\/index$/, '')
const screens = new Set(firstScreens().map(({ address }) => address))
const shell = ['src/routes/_authed.tsx?tsr-split=component', 'src/features/features.ts']
const pages = Object.keys(manifest).flatMap((key) => {
  const address = addressOf(key)
  if (address === undefined) return []
  const files = new Set([...scriptsIn('index.html'), ...filesOf([...shell, key])])
  return [{ address, files, size: sum(files) }]
})
console.log('Pages in the shell, all scripts until they are shown (kB)')
for (const { address, files, size } of pages.sort((a, b) => b.size.gzip - a.size.gzip)) {
  const budget = apart.test(address) ? undefined : screens.has(address) ? budgets.screen : budgets.page
  line(screens.has(address) ? `${address} (first of its area)` : address, size, budget, files.size)
}

console.log('What each area adds to the first load and the shell (bytes after gzip)')
const firstLoad = [...new Set([...scriptsIn('index.html'), ...filesOf(shell)])].map((file) => ({
  code: readFileSync(join(dist, file), 'utf8'),
  map: JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')),
}))
for (const [area, weight] of [...areaWeights(firstLoad)].sort((a, b) => b[1] - a[1])) {
  console.log(`  ${area.padEnd(44)} ${String(weight).padStart(7)} of ${mostPerArea}`)
  if (weight > mostPerArea) fail(`${area} adds ${weight} bytes to the first load`)
}

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
console.log(`Chunks: ${scripts.length}, each of at least ${leastChunk} bytes`)
for (const name of scripts) {
  const { raw } = sizeOf(`assets/${name}`)
  if (raw < leastChunk && !smallEntry.test(name)) fail(`${name} has ${raw} bytes`)
}

console.log('Dictionaries, read in one locale and area by area (kB)')
const words = readdirSync(join(dist, 'assets'), { recursive: true }).filter(
  (name) => /^words-/.test(name) && /\.json$/.test(name),
)
for (const [locale, parts] of Object.entries(Object.groupBy(words, (name) => name.split(sep)[1].replace('.json', ''))))
  line(`${locale}, all ${parts.length} parts`, sum(parts.map((name) => `assets/${name}`)))

console.log('Beside them: styles and fonts (kB)')
for (const name of readdirSync(join(dist, 'assets')).sort())
  if (/\.(css|woff2)$/.test(name)) line(name, sizeOf(`assets/${name}`))

if (over > 0) {
  console.error(`${over} over budget`)
  process.exit(1)
}
