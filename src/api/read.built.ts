import { no, type Parser } from './parsers.ts'
import type { Reading } from './read.ts'

/** Takes the place of `read.ts` in the build, where schemas are parsers. */
export function read(parser: Parser, value: unknown): Reading<unknown> {
  const data = parser(value)
  return data === no ? { success: false } : { success: true, data }
}
