import { readFileSync } from 'node:fs'
import type { RecipeDefinition, RecipeVariantRecord, SystemStyleObject } from '@chakra-ui/react'
import { expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { keptStyles, withKeptStyles } from '../../../scripts/build/kept-styles.ts'

const chakra = `${import.meta.dirname}/../../../node_modules/@chakra-ui/react/dist/esm`
const edited = (file: string) => withKeptStyles(readFileSync(`${chakra}/${file}`, 'utf8'), `${chakra}/${file}`)

type Memo = { memo<T extends (...args: readonly unknown[]) => unknown>(fn: T): T }

test('a kept result is given for what is equal, and no other', async () => {
  const code = edited('utils/memo.js')
  const { memo }: Memo = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const resolve = vi.fn((...args: readonly unknown[]) => JSON.stringify(args))
  const kept = memo(resolve)
  const base = { color: 'fg.2', _hover: { color: 'fg.1', p: [1, 2] } }
  const first = kept(base, { mt: 'u2' })
  expect(kept(base, { mt: 'u2' })).toBe(first)
  expect(kept(structuredClone(base), { mt: 'u2' })).toBe(first)
  expect(kept({ _hover: { p: [1, 2], color: 'fg.1' }, color: 'fg.2' }, { mt: 'u2' })).toBe(first)
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(kept(base, { mt: 'u3' })).not.toBe(first)
  expect(kept({ ...base, _hover: { ...base._hover, p: [1, 3] } }, { mt: 'u2' })).not.toBe(first)
  expect(kept(base._hover, { mt: 'u2' })).not.toBe(first)
  expect(resolve).toHaveBeenCalledTimes(4)
})

test('recipes and texts are kept by the object that they belong to', () => {
  const code = edited('styled-system/factory.js')
  expect(code.match(/keptIn\(/g)).toHaveLength(2)
  expect(keptStyles().name).toBe('kept-styles')
})

/** Imports the edited file, whose imports then need whole addresses. */
const load = (file: string, code = edited(file)) =>
  import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(
      code.replace(
        /from '(\.[^']+)'/g,
        (_, path: string) => `from '${new URL(path, `file://${chakra}/${file}`).href}'`,
      ),
    )}`
  )

const recipe: RecipeDefinition<RecipeVariantRecord> = {
  base: { display: 'flex', px: 'u2', _hover: { bg: 'bg.hover', color: { base: 'fg', md: 'fg.2' } }, lineHeight: '1' },
  variants: {
    size: { large: { minH: '48px', py: { base: 'u1', lg: 'u0.5' } }, small: { p: 'u0.25' } },
    none: { yes: {} },
  },
}

test('a recipe gives what Chakra would resolve twice', async () => {
  const { createRecipeFn } = await load('styled-system/cva.js')
  const { createNormalizeFn } = await import(/* @vite-ignore */ `${chakra}/styled-system/normalize.js`)
  const { css, conditions, layers, utility, normalizeValue } = system
  const normalize = createNormalizeFn({ utility, normalize: normalizeValue })
  const kept = createRecipeFn({ css, conditions, normalize, layers })
  for (const config of [recipe, {}, { base: {} }])
    for (const variants of [{}, { size: 'large' }, { size: { base: 'small', md: 'large' } }, { none: 'yes' }])
      expect(kept(config)(variants)).toEqual(system.cva(config)(variants))
})

test('own styles beside a recipe give what Chakra would resolve together', async () => {
  const code = edited('styled-system/use-resolved-props.js')
  const own = code.slice(code.indexOf('const pairs'), code.indexOf('const toArray'))
  const { together } = await load('', `${own}export { together }`)
  const recipes: readonly SystemStyleObject[] = [
    system.cva(recipe)({ size: 'large' }),
    system.cva({})({}),
    { color: 'red' },
  ]
  const lists: readonly (readonly SystemStyleObject[])[] = [
    [],
    [{ px: 'u1', _hover: { bg: 'bg.card' } }],
    [system.cva(recipe)({})],
  ]
  const props: readonly SystemStyleObject[] = [
    {},
    { px: { base: 'u1', md: 'u2' } },
    { display: { lg: 'none' }, color: 'fg.3' },
  ]
  for (const one of recipes)
    for (const list of lists)
      for (const own of props) {
        const both = together(system.css, one, list, own)
        const wanted = system.css(one, ...list, own)
        expect(both).toEqual(wanted)
        // Later rules win, so their order counts.
        expect(JSON.stringify(both)).toBe(JSON.stringify(wanted))
        expect(together(system.css, one, list, own)).toBe(both)
      }
})

test('a Chakra that resolves its styles in another way fails the build', () => {
  expect(() => withKeptStyles('export const chakra = {}', `${chakra}/styled-system/factory.js`)).toThrow('another way')
})
