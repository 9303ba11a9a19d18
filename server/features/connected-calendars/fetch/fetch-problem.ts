import type { FetchProblem } from '#contract/connected-calendars/connected-calendars.ts'

/** Says why an address could not be read, and nothing of the address or of what was there. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed'
  readonly problem: FetchProblem
  constructor(problem: FetchProblem) {
    super(problem)
    this.problem = problem
  }
}
