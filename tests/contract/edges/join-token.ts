import { limits } from '#contract/limits.ts'

const { minutes: usual } = limits.registration

/** Lists settings of the lifetime of a join token with the minutes that each means. */
export const joinTokenEdges: readonly (readonly [text: string | undefined, minutes: number])[] = [
  [undefined, usual],
  ['', usual],
  ['soon', usual],
  ['0', usual],
  ['-5', usual],
  ['1', 1],
  ['90', 90],
]
