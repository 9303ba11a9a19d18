import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { ESTree, Plugin } from 'vite'
import { type Compiler, compilerFor, exportsOfContract, isSchema, parserName } from './compiled-schemas.ts'

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Lists that are read from a chart or from all areas. The build writes them out, so that the browser need not load those. */
const derived = /\bleavesOf\(\w|\bareas\b/

const root = resolve(import.meta.dirname, '../..')

export type Parse = (code: string, options: { readonly lang: 'ts' | 'tsx' }) => ESTree.Program

const places = exportsOfContract()

/**
 * Leaves out of the browser's code what only the server reads of the contract: what a route accepts (the browser sends
 * it typed), its summary, and the charts where only the names of their states are used. `forms` use schemas by their
 * own names, never through a route. What a route answers, and what is marked as readable, becomes a parser.
 */
export async function browserCode(id: string, code: string, parse: Parse): Promise<string> {
  const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
  const known = await places
  const compiler = compilerFor(relative(root, id), known)
  const parsing = { compiler, isParsable: (schema: unknown) => known.has(schema) }
  const program = parse(code, { lang: 'ts' })
  const file = { code, exported, parsing }
  const edits = [...editsOf(program, file), ...parserEdits(program, file)].sort((one, next) => one.start - next.start)
  // Lines stay where they are, so that the source map needs no change.
  const short = compiler.imports() + edited(code, edits)
  return edited(short, unusedImports(parse(short, { lang: 'ts' }), short))
}

/** The same for what the contract rests on. */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/read\.ts$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found?.id === resolve(root, 'src/api/read.ts') ? resolve(root, 'src/api/read.built.ts') : found
    },
  },
  transform: {
    filter: { id: /\/(machines|domain)\/[^?]*\.ts$/ },
    handler: async function (code, id) {
      const text = await browserCode(id, code, (source, options) => this.parse(source, options))
      return { code: text, map: null, moduleSideEffects: false }
    },
  },
})

/** Exports a parser right behind each schema, for the routes of its file and for the schemas of others that contain it. */
function parserEdits(program: ESTree.Program, { exported, parsing: { compiler, isParsable } }: File): Edit[] {
  return program.body.flatMap((one) => {
    if (one.type !== 'ExportNamedDeclaration' || one.declaration?.type !== 'VariableDeclaration') return []
    return one.declaration.declarations.flatMap(({ id }) => {
      const schema = id.type === 'Identifier' ? exported[id.name] : undefined
      if (id.type !== 'Identifier' || !isSchema(schema) || !isParsable(schema)) return []
      return [after(one, `;export const ${parserName(id.name)} = ${pure(compiler.compile(schema, { whole: true }))};`)]
    })
  })
}

const pure = (expression: string): string => `/* @__PURE__ */ (() => (${expression}))()`

type Parsing = { readonly compiler: Compiler; readonly isParsable: (schema: unknown) => boolean }

type File = { readonly code: string; readonly exported: Record<string, unknown>; readonly parsing: Parsing }

function editsOf(program: ESTree.Program, { code, exported, parsing }: File): Edit[] {
  const constants = program.body
    .map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : []))
  return constants.flatMap(({ id, init }) => {
    if (!init || id.type !== 'Identifier') return []
    const value = exported[id.name]
    const text = code.slice(init.start, init.end)
    const parsers = readableAs(init, value, parsing)
    if (parsers) return [{ start: init.start, end: init.end, text: parsers + linesIn(code, init) }]
    if (derived.test(text) && isPlain(value))
      return [{ start: init.start, end: init.end, text: JSON.stringify(value) + linesIn(code, init) }]
    return /^(Arrow)?FunctionExpression$/.test(init.type) || !text.includes('(')
      ? []
      : [before(init, '/* @__PURE__ */ (() => ('), ...routeEdits(init, { code, value, parsing }), after(init, '))()')]
  })
}

const isPlain = (value: unknown): boolean =>
  value !== undefined && isDeepStrictEqual(value, JSON.parse(JSON.stringify(value) ?? 'null'))

/** Removes imports of names that nothing uses any more, or only types, which the build erases. */
export function unusedImports(program: ESTree.Program, code: string): Edit[] {
  const used = new Set(program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? [] : namesIn(one))))
  return program.body.flatMap((one) => {
    if (one.type !== 'ImportDeclaration' || one.importKind === 'type') return []
    const isUsed = one.specifiers.length === 0 || one.specifiers.some(({ local }) => used.has(local.name))
    return isUsed ? [] : [{ start: one.start, end: one.end, text: linesIn(code, one) }]
  })
}

/** Lists the identifiers in a syntax tree outside of types. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  const { type = '', name, expression } = node as { type?: string; name?: unknown; expression?: unknown }
  if (type.startsWith('TS')) return namesIn(expression)
  return [...(type === 'Identifier' ? [String(name)] : []), ...Object.values(node).flatMap(namesIn)]
}

const before = ({ start }: Node, text: string): Edit => ({ start, end: start, text })
const after = ({ end }: Node, text: string): Edit => ({ start: end, end, text })

/** Writes out what is marked as readable: a schema, or several by name. */
function readableAs(init: ESTree.Expression, value: unknown, { compiler }: Parsing): string | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'readable')
    return null
  if (isSchema(value)) return pure(compiler.compile(value, { whole: true }))
  const parts = Object.entries(value ?? {}).map(([name, schema]) => `${name}:${compiler.compile(schema)}`)
  return pure(`{${parts.join(',')}}`)
}

type RoutesAt = { readonly code: string; readonly value: unknown; readonly parsing: Parsing }

/** Finds the parts of the routes in an expression that the browser does without, and what they answer. */
function routeEdits(node: unknown, at: RoutesAt): Edit[] {
  if (typeof node !== 'object' || node === null) return []
  const { callee, arguments: [definition] = [] } = node as Partial<ESTree.CallExpression>
  if (callee?.type === 'Identifier' && callee.name === 'route' && definition?.type === 'ObjectExpression')
    return definition.properties.flatMap((property) => routePartEdits(property, at))
  const { type, key, value } = node as { type?: string; key?: { name?: string; value?: string }; value?: unknown }
  if (type === 'Property')
    return routeEdits(value, { ...at, value: fieldOf(at.value, String(key?.name ?? key?.value)) })
  return Object.values(node).flatMap((child) => routeEdits(child, at))
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function routePartEdits(property: ESTree.ObjectPropertyKind, { code, value: route, parsing }: RoutesAt): Edit[] {
  const instead = (part: Node, text: string): Edit[] => [
    { start: part.start, end: part.end, text: `${text}${linesIn(code, part)}` },
  ]
  if (property.type === 'SpreadElement') return instead(property, spreadParts(property, { code, route, parsing }))
  const { key, value } = property
  if (key.type !== 'Identifier') return []
  if (key.name === 'body' || key.name === 'output') return instead(property, partText(key.name, route, parsing))
  if (!/^(params|query|summary)$/.test(key.name)) return []
  const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? []
  return instead({ ...value, start: property.start, end: property.end + comma.length }, '')
}

type SpreadAt = { readonly code: string; readonly route: unknown; readonly parsing: Parsing }

/** Writes out the parts that several routes share: they stand in an object that holds schemas. */
function spreadParts({ argument }: ESTree.SpreadElement, { code, route, parsing }: SpreadAt): string {
  const shared = code.slice(argument.start, argument.end)
  if (typeof route !== 'object' || route === null)
    throw new Error(`A route is built where the build does not find it: ${shared}`)
  return Object.keys(route)
    .filter((name) => /^(ok|output|body|access)$/.test(name))
    .map((name) => partText(name, route, parsing))
    .join(',')
}

function partText(name: string, route: unknown, { compiler }: Parsing): string {
  if (name === 'body') return 'body:true'
  const value = fieldOf(route, name)
  if (name !== 'output') return `${name}:${JSON.stringify(value)}`
  if (!isSchema(value)) throw new Error('A route is built where the build does not find it.')
  return `output:${compiler.compile(value)}`
}

export const linesIn = (code: string, { start, end }: Pick<Edit, 'start' | 'end'>): string =>
  code.slice(start, end).replace(/[^\n]/g, '')

export function edited(code: string, edits: readonly Edit[]): string {
  let at = 0
  const parts = edits.flatMap(({ start, end, text }) => {
    const kept = code.slice(at, start)
    at = end
    return [kept, text]
  })
  return parts.join('') + code.slice(at)
}
