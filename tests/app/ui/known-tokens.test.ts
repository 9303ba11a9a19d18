import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { breakpoints, semanticColors, tokens } from '#src/theme/tokens.ts'
import { knownTokens, type Tokens, withKnownTokens } from '../../../scripts/build/known-tokens.ts'

const folder = `${import.meta.dirname}/../../../node_modules/@chakra-ui/react/dist/esm/styled-system`
const file = `${folder}/token-dictionary.js`

type Dictionary = Tokens & {
  getVar(name: string): string | undefined
  getCategoryValues(category: string): Readonly<Record<string, string>> | null
  expandReferenceInValue(value: string): string
}
type Module = {
  createTokenDictionary(options: {
    prefix: string
    breakpoints: typeof breakpoints
    tokens: typeof tokens
    semanticTokens: { colors: typeof semanticColors }
  }): Dictionary
}

/** Runs the edited file, whose imports then need whole addresses. */
async function edited(): Promise<Dictionary> {
  const known = knownTokens(system.tokens)
  const code = withKnownTokens(readFileSync(file, 'utf8'), file, known).replace(
    /from '(\.[^']+)'/g,
    (_, path: string) => `from '${new URL(path, `file://${file}`).href}'`,
  )
  const module: Module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return module.createTokenDictionary({ prefix: 'ev', breakpoints, tokens, semanticTokens: { colors: semanticColors } })
}

test('the tokens of the build are those that Chakra resolves', async () => {
  const known = await edited()
  const names = [...system.tokens.flatMap.keys()].filter((name) => !name.includes('colorPalette'))
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    expect(known.getVar(name), name).toBe(system.tokens.getVar(name))
    expect(known.expandReferenceInValue(`1px solid {${name}}`)).toBe(
      system.tokens.expandReferenceInValue(`1px solid {${name}}`),
    )
  }
  for (const category of ['spacing', 'sizes', 'fonts', 'fontWeights', 'radii', 'zIndex', 'breakpoints'])
    expect(known.getCategoryValues(category), category).toEqual(system.tokens.getCategoryValues(category))
  expect(known.expandReferenceInValue('{colors.fg.2/40}')).toBe(
    system.tokens.expandReferenceInValue('{colors.fg.2/40}'),
  )
  for (const name of Object.keys(breakpoints))
    expect(known.getByName(`breakpoints.${name}`)?.value).toBe(system.tokens.getByName(`breakpoints.${name}`)?.value)
})

test('a Chakra that resolves its tokens in another way fails the build', () => {
  expect(() => withKnownTokens('export {}', file, '{}')).toThrow('another way')
})
