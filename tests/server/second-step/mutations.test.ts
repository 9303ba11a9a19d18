import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from '#tests/mutations/second-step.ts'

// `npm run mutate` leaves each of these checks out and expects a test to fail. Here it is only seen that each stands
// where the table says, so that no check moves away unnoticed.
test.each(mutations)('$name: the check stands once in $file', ({ file, check, without }) => {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  expect(source.split(check)).toHaveLength(2)
  expect(without).not.toBe(check)
})
