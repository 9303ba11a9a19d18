import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { ESTree, Plugin } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Lists that are read from a chart or from all areas. The build writes them out, so that the browser need not load those. */
const derived = /\bleavesOf\(\w|\bareas\b/

/**
 * Leaves out of the browser's code what only the server reads of the contract: what a route accepts (the browser sends
 * it typed), its summary, and the charts where only the names of their states are used. `forms` use schemas by their
 * own names, never through a route.
 */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(contract|machines|domain)\/[^?]*\.ts$/ },
    async handler(code, id) {
      const exported = derived.test(code) ? await import(pathToFileURL(id).href) : {}
      const short = edited(code, editsOf(this.parse(code, { lang: 'ts' }), code, exported))
      // Lines stay where they are, so that the source map needs no change.
      return {
        code: edited(short, unusedImports(this.parse(short, { lang: 'ts' }), short)),
        map: null,
        moduleSideEffects: false,
      }
    },
  },
})

function editsOf(program: ESTree.Program, code: string, exported: Record<string, unknown>): Edit[] {
  const constants = program.body
    .map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : []))
  return constants.flatMap(({ id, init }) => {
    if (!init || id.type !== 'Identifier') return []
    const value = exported[id.name]
    const text = code.slice(init.start, init.end)
    if (derived.test(text) && isPlain(value))
      return [{ start: init.start, end: init.end, text: JSON.stringify(value) + linesIn(code, init) }]
    return /^(Arrow)?FunctionExpression$/.test(init.type) || !text.includes('(')
      ? []
      : [before(init, '/* @__PURE__ */ (() => ('), ...routeEdits(init, code), after(init, '))()')]
  })
}

const isPlain = (value: unknown): boolean =>
  value !== undefined && isDeepStrictEqual(value, JSON.parse(JSON.stringify(value) ?? 'null'))

/** Removes imports of names that nothing uses any more, or only types, which the build erases. */
function unusedImports(program: ESTree.Program, code: string): Edit[] {
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

/** Finds the parts of the routes in an expression that the browser does without. */
function routeEdits(node: unknown, code: string): Edit[] {
  if (typeof node !== 'object' || node === null) return []
  const edits = Object.values(node).flatMap((child) => routeEdits(child, code))
  const { callee, arguments: [definition] = [] } = node as Partial<ESTree.CallExpression>
  if (callee?.type !== 'Identifier' || callee.name !== 'route' || definition?.type !== 'ObjectExpression') return edits
  return definition.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { name } = property.key
    const { value } = property
    if (name === 'body') return [{ start: value.start, end: value.end, text: `true${linesIn(code, value)}` }]
    if (!/^(params|query|summary)$/.test(name)) return []
    const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? []
    const whole = { start: property.start, end: property.end + comma.length }
    return [{ ...whole, text: linesIn(code, whole) }]
  })
}

const linesIn = (code: string, { start, end }: Pick<Edit, 'start' | 'end'>): string =>
  code.slice(start, end).replace(/[^\n]/g, '')

function edited(code: string, edits: readonly Edit[]): string {
  let at = 0
  const parts = edits.flatMap(({ start, end, text }) => {
    const kept = code.slice(at, start)
    at = end
    return [kept, text]
  })
  return parts.join('') + code.slice(at)
}
