import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { ESTree, Plugin } from 'vite'
import { browserCode, edited, linesIn, type Parse, unusedImports } from './browser-contract.ts'

const root = resolve(import.meta.dirname, '../..')
const mark = '?schemas'

/** Says whether a module holds the schemas of a file and nothing else. */
export const isSchemas = (id: string): boolean => id.endsWith(mark)

/** One statement at the top of a file, with the names that it declares and those that it needs. */
type Statement = {
  readonly start: number
  readonly end: number
  readonly declared: string[]
  readonly needed: string[]
}

/** A file of the contract in two: what needs zod, and what does not. */
type Halves = { readonly plain: string; readonly schemas: string; readonly schemaNames: ReadonlySet<string> }

/**
 * Takes the schemas out of each file of the contract into a module of their own, so that whoever needs a route or a list
 * of the same file does not load zod. Imports name the half that holds what they ask for.
 */
export function splitSchemas(): Plugin {
  const halves = new Map<string, Promise<Halves>>()
  const halvesOf = (file: string, parse: Parse): Promise<Halves> => {
    const known = halves.get(file) ?? splitFile(file, parse, halvesOf)
    halves.set(file, known)
    return known
  }
  return {
    name: 'split-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?schemas$/ },
      handler: (source, importer) =>
        `${join(root, fileOf(source.slice(0, -mark.length), importer ?? '') ?? '')}${mark}`,
    },
    load: {
      filter: { id: /\?schemas$/ },
      async handler(id) {
        const { schemas } = await halvesOf(relative(root, id.slice(0, -mark.length)), (text, options) =>
          this.parse(text, options),
        )
        return { code: schemas, map: null, moduleType: 'ts', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /\/(contract|machines|domain|src|i18n)\/[^?]*\.tsx?(\?tsr-.*)?$/ },
      async handler(code, id) {
        const file = relative(root, id).replace(/\?.*$/, '')
        const parse: Parse = (text, options) => this.parse(text, options)
        if (file.startsWith('contract/'))
          return { code: (await halvesOf(file, parse)).plain, map: null, moduleSideEffects: false }
        const redirected = await withImports(code, file, parse, halvesOf)
        return redirected === code ? null : { code: redirected, map: null }
      },
    },
  }
}

type HalvesOf = (file: string, parse: Parse) => Promise<Halves>

/** The path of a file of the contract from the root of the project; null for any other module. */
function fileOf(source: string, importer: string): string | null {
  const file = source.startsWith('#')
    ? source.slice(1)
    : relative(root, resolve(dirname(resolve(root, importer)), source))
  return /^contract\/.*\.ts$/.test(file) && (source.startsWith('#') || source.startsWith('.')) ? file : null
}

async function splitFile(file: string, parse: Parse, halvesOf: HalvesOf): Promise<Halves> {
  const source = await readFile(join(root, file), 'utf8')
  const code = await withImports(await browserCode(join(root, file), source, parse), file, parse, halvesOf)
  const { body } = parse(code, { lang: 'ts' })
  const statements = body.filter((one) => one.type !== 'ImportDeclaration' && !isType(one)).map(statementOf)
  const ofZod = new Set(
    body.flatMap((one) => (one.type === 'ImportDeclaration' && isOfZod(one) ? localNames(one) : [])),
  )
  // A statement needs zod when it names what needs it, however far away.
  for (let count = -1; count !== ofZod.size; ) {
    count = ofZod.size
    for (const { declared, needed } of statements)
      if (needed.some((name) => ofZod.has(name))) for (const name of declared) ofZod.add(name)
  }
  const needsZod = ({ declared }: Statement): boolean => declared.some((name) => ofZod.has(name))
  const without = (gone: readonly Statement[]): string =>
    edited(
      code,
      gone.map(({ start, end }) => ({ start, end, text: linesIn(code, { start, end }) })),
    )
  const schemaStatements = statements.filter(needsZod)
  const plainStatements = statements.filter((one) => !needsZod(one))
  const schemaNames = new Set(schemaStatements.flatMap(({ declared }) => declared))
  // The other half exports what the schemas need of it under names that nobody else has.
  const needed = new Set(schemaStatements.flatMap((one) => one.needed))
  const shared = plainStatements.flatMap(({ declared }) => declared).filter((name) => needed.has(name))
  const exported = shared.map((name) => `${name} as shared_${name}`).join(',')
  const imported = shared.map((name) => `shared_${name} as ${name}`).join(',')
  const plain = shared.length > 0 ? `${without(schemaStatements)};export {${exported}};` : without(schemaStatements)
  const schemas =
    shared.length > 0 ? `import {${imported}} from '#${file}';${without(plainStatements)}` : without(plainStatements)
  const clean = (text: string): string => edited(text, unusedImports(parse(text, { lang: 'ts' }), text))
  return { plain: clean(plain), schemas: clean(schemas), schemaNames }
}

const isType = ({ type, declaration, exportKind }: { type: string; declaration?: unknown; exportKind?: string }) =>
  type.startsWith('TS') ||
  exportKind === 'type' ||
  String((declaration as { type?: string } | null)?.type).startsWith('TS')

const isOfZod = ({ source, importKind }: ESTree.ImportDeclaration): boolean =>
  importKind !== 'type' && (/^zod\b/.test(source.value) || source.value.endsWith(mark))

const localNames = ({ specifiers }: ESTree.ImportDeclaration): string[] => specifiers.map(({ local }) => local.name)

/** Rewrites the imports of schemas, so that they name the module that holds them. */
async function withImports(code: string, file: string, parse: Parse, halvesOf: HalvesOf): Promise<string> {
  if (!/['"](#contract\/|\.)/.test(code)) return code
  const { body } = parse(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const edits = await Promise.all(
    body.map(async (one) => {
      if (one.type !== 'ImportDeclaration' && one.type !== 'ExportNamedDeclaration') return []
      const source = one.source?.value
      const from = source === undefined || kindOf(one) === 'type' ? null : fileOf(source, file)
      if (source === undefined || from === null || from === file) return []
      const { schemaNames } = await halvesOf(from, parse)
      const parts = (one.specifiers as readonly ESTree.ImportSpecifier[]).map((part) => ({
        text: code.slice(part.start, part.end),
        ofZod: schemaNames.has(importedName(part)),
      }))
      if (!parts.some(({ ofZod }) => ofZod)) return []
      const word = one.type === 'ImportDeclaration' ? 'import' : 'export'
      const clause = (ofZod: boolean, address: string): string => {
        const picked = parts.filter((part) => part.ofZod === ofZod).map(({ text }) => text)
        return picked.length > 0 ? `${word} {${picked.join(',')}} from '${address}';` : ''
      }
      const text = clause(false, source) + clause(true, source + mark) + linesIn(code, one)
      return [{ start: one.start, end: one.end, text }]
    }),
  )
  return edited(code, edits.flat())
}

const kindOf = (one: { importKind?: string | null; exportKind?: string | null }): string | null | undefined =>
  one.importKind ?? one.exportKind

/** The name in the file that is imported or exported again. */
function importedName(part: { readonly imported?: unknown; readonly local?: unknown }): string {
  const { name } = (part.imported ?? part.local) as { name?: string }
  return name ?? ''
}

function statementOf(one: ESTree.Statement | ESTree.Directive): Statement {
  const declaration = 'declaration' in one && one.declaration ? one.declaration : one
  const declared =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => [...boundIn(id)])
      : 'id' in declaration && declaration.id
        ? [...boundIn(declaration.id)]
        : []
  return {
    start: one.start,
    end: one.end,
    declared,
    needed: [...freeIn(declaration)].filter((name) => !declared.includes(name)),
  }
}

type Tree = { readonly type?: string; readonly [key: string]: unknown }
const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** The names that a pattern binds. */
function boundIn(pattern: unknown): Set<string> {
  if (Array.isArray(pattern)) return new Set(pattern.flatMap((one) => [...boundIn(one)]))
  if (!isTree(pattern)) return new Set()
  if (pattern.type === 'Identifier') return new Set([String(pattern.name)])
  const { properties, elements, argument, left, value } = pattern
  return boundIn([properties, elements, argument, left, value].flat().filter(isTree))
}

/** The names in a syntax tree, outside of types, that its own functions do not bind. */
function freeIn(node: unknown): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...freeIn(one)]))
  if (!isTree(node)) return new Set()
  const { type = '' } = node
  if (type.startsWith('TS')) return freeIn(node.expression)
  if (type === 'Identifier') return new Set([String(node.name)])
  if (type === 'MemberExpression' && !node.computed) return freeIn(node.object)
  if (type === 'Property' && !node.computed) return freeIn(node.value)
  const inside = freeIn(Object.values(node).filter(isTree))
  if (!/Function/.test(type)) return inside
  const bound = boundIn(node.params)
  return new Set([...inside].filter((name) => !bound.has(name)))
}
