import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Chakra's dictionary of tokens, as far as the browser asks it. */
export type Tokens = {
  readonly prefix: string
  /** Names each token with its variable: `colors.fg.2` with `var(--ev-colors-fg-2)`. */
  readonly flatMap: ReadonlyMap<string, string>
  getByName(name: string): { readonly value: unknown } | undefined
}

type Edit = { readonly file: RegExp; readonly from: string; readonly to: (known: string) => string }

const edits: readonly Edit[] = [
  {
    file: /\/styled-system\/token-dictionary\.js$/,
    from: `  registerTokens();
  registerTransform(...tokenTransforms);
  registerMiddleware(...tokenMiddlewares);
  build();
  return dictionary;`,
    to: (known) => `  const { variables, values } = ${known};
  for (const [category, names] of Object.entries(variables)) {
    byCategoryJson[category] = {};
    for (const [name, variable] of Object.entries(names)) {
      byCategoryJson[category][name] = variable;
      flatMap.set(category + "." + name, variable);
    }
  }
  for (const [name, value] of Object.entries(values)) tokenNameMap.set(name, { value });
  return dictionary;`,
  },
  {
    file: /\/styled-system\/system\.js$/,
    from: 'const tokenMap = getTokenMap(tokens);',
    to: () => 'const tokenMap = /* @__PURE__ */ new Map();',
  },
  {
    file: /\/styled-system\/utility\.js$/,
    from: '    assignPropertyTypes();\n  }\n  build();',
    to: () => '  }\n  build();',
  },
]

/** Styles ask for the values of these alone; of all others they use the variable. */
const asked = /^(breakpoints|opacity)\./

/** Writes the variable of each token by category and name. */
export function knownTokens(tokens: Tokens): string {
  const variables: Record<string, Record<string, string>> = {}
  const values: Record<string, unknown> = {}
  for (const [path, variable] of tokens.flatMap) {
    const [category = '', ...name] = path.split('.')
    if (name[0] === 'colorPalette') continue
    variables[category] ??= {}
    variables[category][name.join('.')] = variable
    if (asked.test(path)) values[path] = tokens.getByName(path)?.value
  }
  return JSON.stringify({ variables, values })
}

/** Returns the text of one of Chakra's files as the app runs it. */
export function withKnownTokens(code: string, id: string, known: string): string {
  return edits
    .filter(({ file }) => file.test(id))
    .reduce((text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`Chakra resolves its tokens in another way: "${from}" is missing`)
      return text.replace(from, () => to(known))
    }, code)
}

/** The theme is the browser's, so it is loaded by its address. */
const readTokens = async (): Promise<Tokens> => {
  const theme: { system: { tokens: Tokens } } = await import(pathToFileURL(join(root, 'src/theme/system.ts')).href)
  return theme.system.tokens
}

const usesPalettes = (): boolean =>
  globSync('src/**/*.{ts,tsx}', { cwd: root }).some((file) =>
    readFileSync(join(root, file), 'utf8').includes('colorPalette'),
  )

/**
 * Resolves the tokens of the theme at build. Chakra would do so at each start, in a tenth of the time that a small page
 * takes until it is readable, and with code that nothing else needs. Colour palettes, which the app does not use, are left out.
 */
export const tokensAtBuild = (): Plugin => {
  let known = ''
  return {
    name: 'tokens-at-build',
    apply: 'build',
    async buildStart() {
      if (usesPalettes()) throw new Error('the build leaves colour palettes out, and the app names one')
      known = knownTokens(await readTokens())
    },
    transform: {
      filter: { id: edits.map(({ file }) => file) },
      handler: (code, id) => ({ code: withKnownTokens(code, id, known), map: null }),
    },
  }
}
