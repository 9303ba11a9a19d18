import type { Access, Route } from '#contract/route.ts'
import type { Deps, JobDeps } from '../deps.ts'
import type { Caller, ExpectedCaller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Says how this route identifies its caller; `signed` means by a signature over the body. It is absent for routes
     * outside the contract.
     */
    access?: Access | 'signed'
    setsCookie?: boolean
    /** Says that the route finds out by itself who its caller is, before it answers; see `readAsCaller`. */
    confirmsCaller?: boolean
    /** The budget that its calls use. */
    pace?: NonNullable<Route['pace']>
  }
  interface FastifyRequest {
    /** Set by `identify` before the handler runs; null when nobody is signed in. */
    caller: Caller | null
    /** Set while `caller` is only expected, because nobody has asked the database yet. */
    expected: ExpectedCaller | null
  }
  interface FastifyInstance {
    /** Tests and scripts that start the app use its dependencies through this. */
    deps: Deps
    /** Tests call what jobs do without a queue. */
    jobDeps: JobDeps
  }
}
