import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isPicture } from '#contract/files/file-types.ts'
import { fileRoutes as routes } from '#contract/files/files.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { inRange, rangeOf } from '../../files/byte-range.ts'
import { previewOf } from '../../files/inspect.ts'
import { disposition } from '../../files/names.ts'
import { type RecordedBytes, recordedBlob } from '../../files/recorded-bytes.ts'
import type { Storage } from '../../files/storage.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { refusalOfFile } from './closed-files.ts'
import { isShownInline, storedUsesOf } from './file-uses.ts'
import { type ServedFile, servedFile } from './files.store.ts'
import { isUnopened } from './unopened.ts'

export const fileRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { scopes } = deps
  const uses = storedUsesOf(deps.features)

  const parts = recordPartsOf(deps.features.flatMap(({ record }) => record ?? []))

  const found = (viewer: Viewer, id: string): Promise<ServedFile> =>
    scopes.asViewer(viewer, async (tx) => {
      const row = await servedFile(tx, id)
      if (!row) throw await refusalOfFile(tx, id)
      if (await isUnopened(tx, parts, viewer, row)) throw new Refusal('notOpenedYet')
      return row
    })

  bind.plain(routes.content, async ({ params, query }, { caller, reply, request }) => {
    const file = await found(viewerIn(requireCaller(caller), request), params.id)
    const { name, type, bytes, sha256 } = file
    // A browser would run what a PDF says it does when it is opened, and knows nothing of what else may be stored.
    const inline = !query.download && isPicture(type) && isShownInline(uses, file.uses)
    const range = rangeOf(request.headers.range, bytes)
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
    return reply
      .headers({
        'content-type': type,
        'content-length': range ? range.to - range.from + 1 : bytes,
        'accept-ranges': 'bytes',
        'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
        'content-security-policy': alone,
        'cache-control': 'private, no-store',
      })
      .send(inRange(await recordedBlob(storage, { sha256, bytes }), range, bytes))
  })

  bind.plain(routes.preview, async ({ params }, { caller, reply, request }) => {
    const viewer = viewerIn(requireCaller(caller), request)
    const { type, sha256, bytes: size } = await found(viewer, params.id)
    if (!isPicture(type)) throw new Refusal('notFound')
    const bytes =
      (await storage.preview(sha256)) ?? (await makePreview(storage, { sha256, bytes: size }, viewer.familyId))
    return reply
      .headers({ 'content-type': 'image/webp', 'content-security-policy': alone, 'cache-control': 'private, no-store' })
      .send(bytes)
  })
}

/** An uploaded file is shown in isolation: it runs no script and fetches nothing. The styles are those of the browser's own viewer. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const makePreview = async (storage: Storage, file: RecordedBytes, familyId: string): Promise<Buffer> => {
  const bytes = await storage.withWorkingFiles(async ({ received }) => {
    await pipeline(await recordedBlob(storage, file), createWriteStream(received))
    return previewOf(received, familyId)
  })
  await storage.keepPreview(file.sha256, bytes)
  return bytes
}
