import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addMs } from '#domain/time.ts'
import { clockBody, faultInjectionBody } from './bodies.ts'
import { readBook } from './book.ts'
import { closesAt } from './calendar.ts'
import type { Simulator } from './simulator.ts'
import { advanceClockTo, inSandbox, type SandboxContext, sandboxNow, setFaultInjection } from './state.ts'

const bookQuery = z.object({ limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(100_000)), 50) })

/** Serves what only a sandbox has: a clock that can be moved, fault injection for its webhooks, and open books. */
export const serveControls = (app: FastifyInstance, sandbox: SandboxContext, simulator: Simulator): void => {
  app.get('/book', (request) => {
    const { limit } = z.parse(bookQuery, request.query)
    return inSandbox(sandbox, (tx) => readBook(tx, sandbox, limit))
  })
  // The answer is sent when everything due by then has happened and has been delivered.
  app.post('/clock', async (request, reply) => {
    const { businessDays, ms } = z.parse(clockBody, request.body)
    await inSandbox(sandbox, async (tx) => {
      const now = await sandboxNow(tx, sandbox)
      const days = businessDays === undefined ? now : closesAt(now, businessDays)
      await advanceClockTo(tx, sandbox, addMs(days, ms ?? 0))
    })
    await simulator.settle()
    return reply.code(204).send()
  })
  app.put('/mischief', async (request, reply) => {
    const faults = z.parse(faultInjectionBody, request.body)
    await inSandbox(sandbox, (tx) => setFaultInjection(tx, faults))
    return reply.code(204).send()
  })
  app.post('/deliver', async (_request, reply) => {
    await simulator.settle()
    return reply.code(204).send()
  })
}
