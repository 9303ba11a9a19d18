import type { FastifyRequest } from 'fastify'
import { OtherCaller } from '../db/reading/presented.ts'
import type { Tx } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import type { Reading } from './bind.ts'
import { requireCaller, viewerIn } from './caller.ts'
import { languageOf } from './language.ts'

export type ReadingContext = Omit<Reading, 'tx'>

const contextOf = (request: FastifyRequest, { clock }: Pick<Deps, 'clock'>): ReadingContext => {
  const caller = requireCaller(request.caller)
  return {
    locale: languageOf(request),
    now: clock.now(),
    viewer: viewerIn(caller, request),
    sessionId: caller.sessionId,
  }
}

type Run<T> = (context: ReadingContext, tx: Tx) => Promise<T>

/** Reads as the expected caller; returns undefined, with `request.caller` set to who it is, when it is somebody else. */
const readAsExpected = async <T>(
  { scopes, clock }: Deps,
  request: FastifyRequest,
  run: Run<T>,
): Promise<{ readonly value: T } | undefined> => {
  const { expected } = request
  if (!expected) return undefined
  try {
    const context = contextOf(request, { clock })
    return { value: await scopes.asPresented(expected.presented, expected.isSame, (tx) => run(context, tx)) }
  } catch (error) {
    if (!(error instanceof OtherCaller)) throw error
    request.expected = null
    request.caller = expected.correct(error.row)
    return undefined
  }
}

/**
 * Runs a handler that only reads. It is built for the caller who sent the last request with the same token, and runs
 * in the same wait in which the database says who it is; when that is somebody else, it runs again for them.
 */
export const readAsCaller = async <T>(deps: Deps, request: FastifyRequest, run: Run<T>): Promise<T> => {
  const problem = request.validationError
  const read = await readAsExpected(deps, request, async (context, tx) => {
    // Input is refused only after its sender is known.
    if (problem) throw problem
    return run(context, tx)
  })
  if (read) return read.value
  const context = contextOf(request, deps)
  if (problem) throw problem
  return deps.scopes.asViewer(context.viewer, (tx) => run(context, tx))
}
