import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { compile, middleware, prefixer, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'

type Styles = { readonly _global: readonly CSSObject[]; readonly layers: { readonly atRule: string } }

/** Writes out the reset, the global styles and the tokens as Emotion would in the browser. */
export const pageStyles = ({ _global, layers }: Styles): string =>
  layers.atRule + serialize(compile(serializeStyles([_global]).styles), middleware([prefixer, stringify]))

/** The theme is the browser's, so it is loaded by its address. */
const system = join(import.meta.dirname, '../../src/theme/system.ts')

type Edit = { readonly file: RegExp; readonly from: string; readonly to: string }

const edits: readonly Edit[] = [
  {
    file: /\/styled-system\/system\.js$/,
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  { file: /\/styled-system\/system\.js$/, from: 'createPreflight({ preflight })', to: '{}' },
  { file: /\/src\/theme\/system\.ts$/, from: '    globalCss,\n', to: '\n' },
]

/**
 * Puts the styles that every page has into the pages themselves. Chakra would resolve them at each start, with 1.6 kB of
 * scripts that nothing else needs.
 */
export const stylesInPages = (): Plugin[] => [
  {
    name: 'no-styles-at-start',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: edits.map(({ file }) => file) },
      handler(code, id) {
        const own = edits.filter(({ file }) => file.test(id))
        const missing = own.find(({ from }) => !code.includes(from))
        if (missing) throw new Error(`styles of every page are written in another way: "${missing.from}" is missing`)
        return { code: own.reduce((text, { from, to }) => text.replace(from, () => to), code), map: null }
      },
    },
  },
  {
    name: 'styles-in-pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const theme: { system: Styles } = await import(pathToFileURL(system).href)
        if (!html.includes('</style>')) throw new Error('the page has no styles to which those of every page belong')
        return html.replace('</style>', (end) => pageStyles(theme.system) + end)
      },
    },
  },
]
