import { uploadRoutes as routes } from '#contract/files/uploads.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { storedUsesOf } from './file-uses.ts'
import { fileItemOf } from './files.store.ts'
import { beginUpload, completeUpload, leaveUpload, takePart, uploadNow } from './uploads.ts'

/** Parts and completion need no idempotency key: the offset shows what arrived, and the row whether it was completed. */
export const uploadRoutes = (bind: Bind, { scopes, features, scanner }: Deps, storage: Storage): void => {
  const uses = storedUsesOf(features)
  const needs = { scopes, storage, scanner, uses }
  bind.changing(routes.begin, ({ body }, { tx, viewer, now }) => beginUpload(tx, viewer, uses, body, now))
  bind.reading(routes.get, ({ params }, { tx }) => uploadNow(tx, params.id))
  bind.plain(routes.part, async ({ params, query }, { caller, request }) => {
    const viewer = viewerIn(requireCaller(caller), request)
    const contents: unknown = request.body
    if (!Buffer.isBuffer(contents)) throw new Refusal('mediaTypeRefused')
    return takePart(needs, viewer, params.id, { at: query.at, contents })
  })
  bind.plain(routes.complete, async ({ params }, { caller, now, request }) =>
    fileItemOf(await completeUpload(needs, viewerIn(requireCaller(caller), request), params.id, now)),
  )
  bind.plain(routes.leave, ({ params }, { caller, request }) =>
    leaveUpload(needs, viewerIn(requireCaller(caller), request), params.id),
  )
}
