/** The connection was lost during a commit, so the change was either recorded as a whole or not at all. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Says whether an error came from the database, and not from a connection that was lost before it could answer. */
export const wasAnswered = (error: unknown): boolean => error instanceof Error && 'severity' in error

/** A database that refuses a commit has answered, unless it ended the connection by that. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Returns the error of a failed commit as callers need it. */
export const errorOfCommit = (error: unknown): unknown =>
  isAnswer(error) ? error : new OutcomeUnknown('the connection was lost during a commit', { cause: error })
