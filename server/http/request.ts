import type { Access } from '#contract/route.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Says how this route identifies its caller; `signed` means by a signature over the body. It is absent for routes
     * outside the contract.
     */
    access?: Access | 'signed'
  }
  interface FastifyRequest {
    /** Set by `identify` before the handler runs; null when nobody is signed in. */
    caller: Caller | null
  }
  interface FastifyInstance {
    /** Gives whoever starts the app access to its dependencies. */
    deps: Deps
  }
}
