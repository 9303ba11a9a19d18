// Runs after `vite build` and compares what each app loads first and what each lazy route adds to its budget. 1 kB is
// 1000 bytes after gzip -9.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const dist = process.argv[2] ?? 'dist'
const budgets = { login: 165, main: 215, route: 40 }
/** A library that only the page for checks loads, and after it is shown. */
const libraries = { 'domain/record/time-stamp-token.ts': 90 }

/** @type {Record<string, { file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Returns a chunk and everything it imports before it runs, without what `loaded` already contains. */
function closure(key, loaded = new Set()) {
  const found = new Set()
  const visit = (at) => {
    if (found.has(at) || loaded.has(at)) return
    found.add(at)
    for (const next of manifest[at].imports ?? []) visit(next)
  }
  visit(key)
  return found
}

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

const total = (parts) =>
  parts.reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
    raw: 0,
    gzip: 0,
    brotli: 0,
  })
const sum = (files) => total([...files].map(sizeOf))
const nameOf = (key) => key.replace(/^src\//, '').replace('?tsr-split=component', '')
const filesOf = (keys) => new Set([...keys].map((key) => manifest[key].file))
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

let over = 0
function line(name, { raw, gzip, brotli }, budget) {
  const verdict = budget === undefined ? '' : gzip > budget * 1000 ? `  over ${budget} kB` : `  of ${budget} kB`
  if (verdict.startsWith('  over')) over += 1
  console.log(`  ${name.padEnd(44)} gzip ${kB(gzip)}  brotli ${kB(brotli)}  raw ${kB(raw)}${verdict}`)
}

const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
console.log('First load, scripts (kB)')
for (const [key] of entries) {
  const name = key.startsWith('login') ? 'login' : 'main'
  line(name, sum(filesOf(closure(key))), budgets[name])
}

/** Holds every lazy chunk reachable from an entry, and what is loaded before it: the entry and no other route. */
const lazy = new Map()
for (const [key] of entries) {
  const first = closure(key)
  const queue = [...first]
  const seen = new Set(first)
  for (const at of queue)
    for (const next of manifest[at].dynamicImports ?? []) {
      if (first.has(next)) continue
      const added = closure(next, first)
      lazy.set(next, sum(filesOf(added)))
      for (const one of added)
        if (!seen.has(one)) {
          seen.add(one)
          queue.push(one)
        }
    }
}
const isDictionary = ([key]) => key.startsWith('i18n/')
console.log('Lazy, each as if it were the first one opened (kB)')
const bySize = [...lazy].sort(([, a], [, b]) => b.gzip - a.gzip)
for (const [key, size] of bySize.filter((one) => !isDictionary(one)))
  line(nameOf(key), size, libraries[key] ?? budgets.route)

console.log('Dictionaries, read in one locale and area by area (kB)')
const dictionaries = Object.groupBy(bySize.filter(isDictionary), ([key]) => key.split('/')[1])
for (const [locale, parts] of Object.entries(dictionaries))
  line(`${locale}, all ${parts.length} parts`, total(parts.map(([, size]) => size)))

const beside = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
console.log('Beside them: styles and fonts (kB)')
for (const file of [...beside].filter((name) => /\.(css|woff2)$/.test(name)).sort()) line(file, sizeOf(file))

if (over > 0) {
  console.error(`${over} over budget`)
  process.exit(1)
}
