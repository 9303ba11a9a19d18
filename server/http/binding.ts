import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route, RouteParsed } from '#contract/route.ts'
import type { Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { beginChange, finishChange } from '../lifecycle/change.ts'
import { send, textOf } from './answers.ts'
import type { Bind } from './bind.ts'
import { type Caller, mustKnow, mustView } from './caller.ts'
import { bodyHashOf } from './idempotency.ts'
import { languageOf } from './language.ts'
import { schemaOf } from './openapi.ts'
import { pressOnce } from './press.ts'

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The caller's own account: no family is in sight. */
const accountOf = ({ personId }: Caller): Viewer => ({
  personId,
  familyId: '',
  viewpoint: personId,
  standing: 'thirdParty',
  mode: 'self',
})

/**
 * The one place where a type is taken on trust: Fastify has parsed all three by the schemas of this very route before
 * a handler runs, which its types cannot know of a route that is a parameter.
 */
const inputOf = <R extends Route>({ params, query, body }: FastifyRequest): RouteParsed<R> => {
  const parsed: unknown = { params, query, body }
  return parsed as RouteParsed<R>
}

const contextOf = (request: FastifyRequest, { clock }: Deps) => ({ locale: languageOf(request), now: clock.now() })

/** `checkAnswers`: see `textOf`. */
export const bindTo = (app: FastifyInstance, deps: Deps, { checkAnswers }: { checkAnswers: boolean }): Bind => {
  const add = (route: Route, handler: Respond) =>
    app.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      config: { access: route.access },
      handler,
    })
  return {
    reading: (route, handler) => {
      const toText = textOf(route, checkAnswers)
      add(route, async (request, reply) => {
        const viewer = mustView(mustKnow(request.caller))
        const context = { ...contextOf(request, deps), viewer }
        const value = await deps.doors.forViewer(viewer, (tx) => handler(inputOf(request), { ...context, tx }))
        return send(reply, { status: route.ok ?? 200, text: toText(value) })
      })
    },
    changing: (route, handler) => {
      const toText = textOf(route, checkAnswers)
      add(route, async (request, reply) => {
        const viewer = mustView(mustKnow(request.caller))
        const context = { ...contextOf(request, deps), viewer }
        const answer = await pressOnce(deps, viewer, request, bodyHashOf(request), async (tx) => {
          const change = beginChange(tx, viewer.familyId, context.now)
          const value = await handler(inputOf(request), { ...context, tx, change })
          await finishChange(change, deps.enqueue)
          return { status: route.ok ?? 200, text: toText(value) }
        })
        return send(reply, answer)
      })
    },
    own: (route, handler) => {
      const toText = textOf(route, checkAnswers)
      add(route, async (request, reply) => {
        const caller = mustKnow(request.caller)
        const context = { ...contextOf(request, deps), caller }
        const answer = await pressOnce(deps, accountOf(caller), request, bodyHashOf(request), async (tx) => ({
          status: route.ok ?? 200,
          text: toText(await handler(inputOf(request), { ...context, tx })),
        }))
        return send(reply, answer)
      })
    },
    plain: (route, handler) => {
      const toText = textOf(route, checkAnswers)
      add(route, async (request, reply) => {
        const { caller } = request
        const value = await handler(inputOf(request), { ...contextOf(request, deps), request, reply, caller })
        return value === reply ? reply : send(reply, { status: route.ok ?? 200, text: toText(value) })
      })
    },
  }
}
