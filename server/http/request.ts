import type { Access } from '#contract/route.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How this route knows its caller; `signed`: by a signature over the body. Absent for what is not of the contract. */
    access?: Access | 'signed'
  }
  interface FastifyRequest {
    /** Set by `identify` before the handler; null where nobody signed in. */
    caller: Caller | null
  }
  interface FastifyInstance {
    /** For whoever starts the app: what it was built with. */
    deps: Deps
  }
}
