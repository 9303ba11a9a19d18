import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { pageStyles } from '../../../scripts/build/page-styles.ts'

test('the pages hold the reset, the global styles and every token, each in its layer', () => {
  const css = pageStyles(system as Parameters<typeof pageStyles>[0])
  expect(css.startsWith('@layer reset, base, tokens, recipes;@layer reset{')).toBe(true)
  expect(css).toContain('@layer base{')
  expect(css).toContain('@keyframes spin')
  expect(css).toContain('@page{margin:16mm 14mm 16mm 22mm')
  const [, tokens = ''] = css.split('@layer tokens{')
  const variables = [...system.tokens.cssVarMap.values()].flatMap((group) => [...group.keys()])
  expect(variables.length).toBeGreaterThan(100)
  expect(variables.filter((name) => !tokens.includes(`${name}:`))).toEqual([])
  expect(css).not.toContain('</')
})
