import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree, Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The theme names its values for both schemes by the first three; react-hook-form and the router set the others. */
const always = [
  'base',
  'dark',
  'light',
  'name',
  'min',
  'max',
  'minLength',
  'maxLength',
  'pattern',
  'required',
  'disabled',
  'href',
  'rel',
  'target',
]

function wordsOfSource(): ReadonlySet<string> {
  const files = globSync(['src/**/*.{ts,tsx}', 'node_modules/@chakra-ui/react/dist/esm/styled-system/*.js'], {
    cwd: root,
  })
  return new Set([...always, ...files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? [])])
}

/** Two packages list all properties of CSS and of HTML in one text each, to tell a style from an attribute. */
const lists = [
  { file: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/, text: /(?<=cssPropertiesStr = ")[\w,]+/, between: ',' },
  { file: /emotion-is-prop-valid\.esm\.js$/, text: /(?<=reactPropsRegex = \/\^\(\()[\w|]+/, between: '|' },
]

/**
 * Leaves out Chakra's style properties and conditions (`divideX`, `_rangeStart`) and properties of CSS and HTML that no file
 * of the app names: a third of its code. They are objects and texts, of which a bundler keeps all or nothing.
 */
export const usedStyles = (): Plugin => ({
  name: 'used-styles',
  apply: 'build',
  transform: {
    filter: { id: [/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/, ...lists.map(({ file }) => file)] },
    handler(code, id) {
      const words = wordsOfSource()
      const list = lists.find(({ file }) => file.test(id))
      if (list) return { code: shortened(code, list, words), map: null }
      const unused = listsIn(this.parse(code)).flatMap((list) =>
        list.properties.filter(
          (property) => !namesOf(property).some((name) => words.has(name) || words.has(`_${name}`)),
        ),
      )
      if (unused.length === 0) throw new Error('Chakra declares its styles in another way')
      const short = unused.reduceRight((text, { start, end }) => {
        const comma = text.charAt(end) === ',' ? 1 : 0
        return text.slice(0, start) + text.slice(start, end + comma).replace(/[^\n]/g, '') + text.slice(end + comma)
      }, code)
      return { code: short, map: null }
    },
  },
})

function shortened(code: string, { text, between }: (typeof lists)[number], words: ReadonlySet<string>): string {
  if (!text.test(code)) throw new Error('a package lists its properties in another way')
  const used = (all: string) =>
    all
      .split(between)
      .filter((name) => words.has(name))
      .join(between)
  return code.replace(text, used)
}

/** Finds the object of the conditions and that of the style properties. */
function listsIn(node: unknown): ESTree.ObjectExpression[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: [first] = [] } = node as Partial<ESTree.CallExpression>
  const { key, value } = node as Partial<ESTree.ObjectProperty>
  const isConditions = type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'defineConditions'
  if (isConditions && first?.type === 'ObjectExpression') return [first]
  if (key?.type === 'Identifier' && key.name === 'utilities' && value?.type === 'ObjectExpression') return [value]
  return Object.values(node).flatMap(listsIn)
}

/** A style property is also used by its short names: `background` by `bg`. */
function namesOf(property: ESTree.ObjectExpression['properties'][number]): string[] {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return [...always]
  const short =
    property.value.type !== 'ObjectExpression'
      ? []
      : property.value.properties.flatMap((one) =>
          one.type === 'Property' &&
          one.key.type === 'Identifier' &&
          one.key.name === 'shorthand' &&
          one.value.type === 'ArrayExpression'
            ? one.value.elements.flatMap((element) => (element?.type === 'Literal' ? [String(element.value)] : []))
            : [],
        )
  return [property.key.name, ...short]
}
