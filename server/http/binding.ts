import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route, RouteParsed } from '#contract/route.ts'
import type { Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../lifecycle/unit-of-work.ts'
import { type Answer, sendShort, textOf } from './answers.ts'
import type { Bind } from './bind.ts'
import { type Caller, requireCaller, viewerIn } from './caller.ts'
import { Refusal } from './errors/refusal.ts'
import { addressHashOf, bodyHashOf } from './idempotency.ts'
import { languageOf } from './language.ts'
import { schemaOf } from './openapi/openapi.ts'
import { readAsCaller } from './read-as-caller.ts'
import { wasAnswered, withIdempotency } from './with-idempotency.ts'

/** Resolves with null when the handler has answered already. */
type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  toAnswer: (value: unknown) => Answer,
) => Promise<Answer | null>

/** Builds a viewer for the caller's own account, which sees no family. */
const accountOf = ({ personId }: Caller): Viewer => ({
  personId,
  familyId: '',
  viewpoint: personId,
  standing: 'thirdParty',
  mode: 'self',
})

/**
 * This is the only cast of a type: Fastify has parsed all three by the schemas of this route before a handler runs, but
 * its types cannot know the schemas of a route that is a parameter.
 */
const inputOf = <R extends Route>({ params, query, body }: FastifyRequest): RouteParsed<R> => {
  const parsed: unknown = { params, query, body }
  return parsed as RouteParsed<R>
}

const contextOf = (request: FastifyRequest, { clock }: Deps) => ({ locale: languageOf(request), now: clock.now() })
const viewerContextOf = (request: FastifyRequest, deps: Deps) => {
  const caller = requireCaller(request.caller)
  return { ...contextOf(request, deps), viewer: viewerIn(caller, request), sessionId: caller.sessionId }
}

type Options = { readonly confirmsCaller?: boolean }

const addTo =
  (app: FastifyInstance, checkAnswers: boolean) =>
  (route: Route, respond: Respond, options: Options = {}) => {
    // A budget must be used up by the person whose it is, so nobody may be expected who uses it.
    const confirmsCaller = (options.confirmsCaller ?? false) && route.access === 'bearer' && route.pace === undefined
    const toText = textOf(route, checkAnswers)
    const toAnswer = (value: unknown): Answer => ({ status: route.ok ?? 200, text: toText(value) })
    app.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      config: {
        access: route.access,
        setsCookie: route.setsCookie ?? false,
        confirmsCaller,
        ...(route.pace && { pace: route.pace }),
      },
      attachValidation: confirmsCaller,
      ...(route.bytes !== undefined && { bodyLimit: route.bytes }),
      handler: async (request, reply) => {
        const answer = await respond(request, reply, toAnswer)
        return answer ? sendShort(reply, answer) : reply
      },
    })
  }

/** `checkAnswers` is explained at `textOf`. */
export const bindTo = (app: FastifyInstance, deps: Deps, { checkAnswers }: { checkAnswers: boolean }): Bind => {
  const add = addTo(app, checkAnswers)
  return {
    reading: (route, handler) =>
      add(
        route,
        async (request, _, toAnswer) =>
          toAnswer(await readAsCaller(deps, request, (context, tx) => handler(inputOf(request), { ...context, tx }))),
        { confirmsCaller: true },
      ),
    changing: (route, handler) =>
      add(route, async (request, _, toAnswer) => {
        const context = viewerContextOf(request, deps)
        return withIdempotency(deps, context.viewer, request, bodyHashOf(request), async (tx) => {
          const change = beginUnitOfWork(tx, context.viewer.familyId, context.now, context.sessionId)
          const answer = toAnswer(await handler(inputOf(request), { ...context, tx, change }))
          return { ...answer, finish: (stored) => finishUnitOfWork(change, deps.enqueue, [stored]) }
        })
      }),
    asking: (route, ask, handler) =>
      add(route, async (request, _, toAnswer) => {
        const context = viewerContextOf(request, deps)
        const input = inputOf<typeof route>(request)
        const external = (await wasAnswered(deps, context.viewer, request))
          ? null
          : { got: await ask(input, { ...context, request }) }
        return withIdempotency(deps, context.viewer, request, addressHashOf(request), async (tx, claimed) => {
          await claimed
          // The stored answer existed a moment ago and has expired since.
          if (!external) throw new Refusal('unavailable')
          const change = beginUnitOfWork(tx, context.viewer.familyId, context.now, context.sessionId)
          const answer = toAnswer(await handler(input, { ...context, ...external, tx, change }))
          return { ...answer, finish: (stored) => finishUnitOfWork(change, deps.enqueue, [stored]) }
        })
      }),
    own: (route, handler) =>
      add(route, async (request, _, toAnswer) => {
        const caller = requireCaller(request.caller)
        const context = { ...contextOf(request, deps), caller }
        return withIdempotency(deps, accountOf(caller), request, bodyHashOf(request), async (tx, claimed) => {
          await claimed
          return toAnswer(await handler(inputOf(request), { ...context, tx }))
        })
      }),
    plain: (route, handler) =>
      add(route, async (request, reply, toAnswer) => {
        const context = { ...contextOf(request, deps), request, reply, caller: request.caller }
        const value = await handler(inputOf(request), context)
        // A handler's own reply is awaited until it has gone out; then there is nothing left to answer.
        return reply.sent ? null : toAnswer(value)
      }),
  }
}
