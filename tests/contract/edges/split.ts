import type { FieldProblem } from '#contract/errors.ts'

/**
 * Describes the split of one expense at an edge case: what was typed, what is sent for it, and either the problem or what
 * is stored. The category of these expenses is split 50/50. `owed` is the other parent's share of 100.01. `wire` cases
 * cannot be typed, `form` cases cannot be sent.
 */
export type SplitEdge = {
  readonly what: string
  readonly typed: string
  readonly sent?: unknown
  readonly problem?: FieldProblem
  readonly kept?: number | null
  readonly owed?: number
  readonly only?: 'form' | 'wire'
}

export const splitEdges: readonly SplitEdge[] = [
  { what: 'sixty', typed: '60', sent: 60, kept: 60, owed: 40_00 },
  { what: 'everything', typed: '100', sent: 100, kept: 100, owed: 0 },
  { what: 'nothing of it', typed: '0', sent: 0, kept: 0, owed: 100_01 },
  { what: 'two decimals', typed: '33.33', sent: 33.33, kept: 33.33, owed: 66_67 },
  { what: 'the category’s own split', typed: '50', sent: 50, kept: null, owed: 50_00 },
  { what: 'three decimals', typed: '33.333', sent: 33.333, problem: 'tooManyDecimals' },
  { what: 'more than everything', typed: '100.01', sent: 100.01, problem: 'notAPercent' },
  { what: 'less than nothing', typed: '-1', sent: -1, problem: 'notAPercent' },
  { what: 'no figure', typed: '', problem: 'required', only: 'form' },
  { what: 'letters', typed: 'half', problem: 'notAPercent', only: 'form' },
  { what: 'text', typed: '60', sent: '60', problem: 'required', only: 'wire' },
  { what: 'none', typed: '', sent: null, kept: null, owed: 50_00, only: 'wire' },
]
