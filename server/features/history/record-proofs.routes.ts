import type { Pool } from 'pg'
import { type ProofsBody, recordProofRoutes as routes, streamsInText } from '#contract/history/record-proofs.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { formatConsistency } from '#domain/record/log/trees/consistency.ts'
import type { Deps } from '../../deps.ts'
import { proveConsistency } from '../../history/consistency-proofs.ts'
import type { Bind, Plain } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { throttleOn } from '../../http/limits/login-throttle.ts'

export const recordProofs = (bind: Bind, { scopes }: Deps, pool: Pool): void => {
  const tries = throttleOn(pool, { name: 'recordProofs', ...limits.recordProofs })

  const answer = async (asked: ProofsBody, { caller, reply, request }: Plain) => {
    const viewer = viewerIn(requireCaller(caller), request)
    if (!permissions['history.read'](viewer)) throw new Refusal('notAllowed')
    await tries.count(viewer.personId)
    const proofs = await proveConsistency(scopes, viewer, asked)
    if (!proofs) throw new Refusal('notFound')
    reply.header('content-disposition', 'attachment; filename="evenhand-consistency.json"')
    return reply.type('application/json').send(formatConsistency(proofs))
  }

  bind.plain(routes.download, ({ query: { origin, size, root, to, streams } }, context) => {
    const named = streams === undefined ? [] : streamsInText(streams)
    if (!named) throw new Refusal('invalid', { validationErrors: [{ field: 'streams', code: 'malformed' }] })
    return answer({ origin, from: { size, root }, ...(to !== undefined && { to }), streams: named }, context)
  })
  bind.plain(routes.prove, ({ body }, context) => answer(body, context))
}
