import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const removed = /\b(?:\w*[rR]outes\.\w+|route)\.(?:params|query|summary)\b|\b\w*[rR]outes\.\w+\.body\b/

test('the browser reads nothing of a route that the build leaves out', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => removed.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(removed.test('zodResolver(sessionRoutes.signIn.body)')).toBe(true)
})
