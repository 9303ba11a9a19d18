import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
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

test('a Chakra that resolves its styles in another way fails the build', () => {
  expect(() => withKeptStyles('export const chakra = {}', `${chakra}/styled-system/factory.js`)).toThrow('another way')
})
