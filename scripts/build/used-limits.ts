import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree, Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const own = 'contract/limits.ts'

/** Lists the limits that a module names which a browser may load. */
function usedLimits(): ReadonlySet<string> {
  const files = globSync(['{src,contract,domain,i18n}/**/*.{ts,tsx}'], { cwd: root }).filter((file) => file !== own)
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (/\blimits\[|= limits(?![.\w])/.test(text))
        throw new Error(`${file} takes limits in another way than by their names`)
      return [...text.matchAll(/\blimits\.(\w+)/g)].map(([, name = '']) => name)
    }),
  )
}

/** Leaves out of the browser's code the limits that only the server reads, because a bundler keeps all of an object. */
export const usedLimitsOnly = (): Plugin => ({
  name: 'used-limits',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/limits\.ts$/ },
    handler(code) {
      const used = usedLimits()
      const unused = limitsIn(this.parse(code, { lang: 'ts' })).filter(
        ({ key }) => key.type === 'Identifier' && !used.has(key.name),
      )
      if (unused.length === 0) throw new Error('the limits are declared in another way')
      const short = unused.reduceRight((text, { start, end }) => {
        const comma = text.charAt(end) === ',' ? 1 : 0
        return text.slice(0, start) + text.slice(start, end + comma).replace(/[^\n]/g, '') + text.slice(end + comma)
      }, code)
      // Lines stay where they are, so that the source map needs no change.
      return { code: short, map: null }
    },
  },
})

function limitsIn(program: ESTree.Program): ESTree.ObjectProperty[] {
  const [object] = program.body.flatMap((one) => {
    const declaration = one.type === 'ExportNamedDeclaration' ? one.declaration : null
    const [first] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    const init = first?.init?.type === 'TSAsExpression' ? first.init.expression : null
    return init?.type === 'ObjectExpression' ? init : []
  })
  return (object?.properties ?? []).flatMap((one) => (one.type === 'Property' ? one : []))
}
