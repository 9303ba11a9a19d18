import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Resolves an import of ours to a file; null for packages, and for imports of types, which nothing runs. */
const fileOf = (specifier: string, from: string): string | null => {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  const [room = '', ...rest] = specifier.split('/')
  const target = imports[`${room}/*`]
  return target ? resolve(root, target.replace('*', rest.join('/'))) : null
}

const importsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  const dynamic = text.matchAll(/\bimport\(['"]([^'"]+)['"]\)/g)
  return [...statements, ...dynamic].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? [])
}

/** Walks everything that these files load when they run. */
const loadedBy = (files: readonly string[]): string[] => {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !file.endsWith('.ts')) continue
    seen.add(file)
    waiting.push(...importsOf(file))
  }
  return [...seen].map((file) => relative(root, file))
}

test('a record is verified without the charts', () => {
  const record = readdirSync(join(root, 'domain/record'), { recursive: true, encoding: 'utf8' })
  const files = record.filter((name) => name.endsWith('.ts')).map((name) => join(root, 'domain/record', name))
  const loaded = loadedBy([...files, join(root, 'scripts/verify/command.ts')])
  expect(loaded).toContain('domain/record/laws/judge-move.ts')
  expect(loaded).toContain('i18n/verdict-text.ts')
  expect(loaded.filter((file) => file.startsWith('machines/'))).toEqual([])
})
