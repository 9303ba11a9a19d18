import type { FieldProblem } from '#contract/errors.ts'

/**
 * Describes the days of an expense that comes back each month at an edge case, on 2026-11-20: what was typed, and the field
 * with its problem, if any. An empty last day is none.
 */
export type MonthlyEdge = {
  readonly what: string
  readonly firstOn: string
  readonly endsOn: string
  readonly problem?: readonly [field: 'firstOn' | 'endsOn', FieldProblem]
}

/** Contains the edge cases for the server and the form alike. */
export const monthlyEdges: readonly MonthlyEdge[] = [
  { what: 'from today on', firstOn: '2026-11-20', endsOn: '' },
  { what: 'from yesterday on', firstOn: '2026-11-19', endsOn: '', problem: ['firstOn', 'inThePast'] },
  { what: 'from before 1900 on', firstOn: '1899-12-31', endsOn: '', problem: ['firstOn', 'tooEarly'] },
  { what: 'until before 1900', firstOn: '2026-12-05', endsOn: '1899-12-31', problem: ['endsOn', 'tooEarly'] },
  { what: 'from a year ahead', firstOn: '2027-11-21', endsOn: '' },
  { what: 'from a day later', firstOn: '2027-11-22', endsOn: '', problem: ['firstOn', 'tooLate'] },
  { what: 'once', firstOn: '2026-12-05', endsOn: '2026-12-05' },
  {
    what: 'until the day before it begins',
    firstOn: '2026-12-05',
    endsOn: '2026-12-04',
    problem: ['endsOn', 'endBeforeStart'],
  },
]
