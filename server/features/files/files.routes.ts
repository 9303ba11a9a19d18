import { fileRoutes as routes } from '#contract/files.ts'
import type { Deps } from '../../deps.ts'
import { previewOf } from '../../files/inspect.ts'
import { disposition } from '../../files/names.ts'
import type { Storage } from '../../files/storage.ts'
import { send } from '../../http/answers.ts'
import type { Bind } from '../../http/bind.ts'
import { type Caller, mustKnow, mustView } from '../../http/caller.ts'
import { keyOf } from '../../http/idempotency.ts'
import { pressOnce } from '../../http/press.ts'
import { Refusal } from '../../http/refusal.ts'
import { type FileRow, fileById, fileItemOf } from './files.store.ts'
import { addFile, receivedHash, receiveFile } from './upload.ts'

export const fileRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { doors } = deps

  bind.plain(routes.upload, async (_, { request, reply, caller, now }) => {
    const viewer = mustView(mustKnow(caller))
    if (viewer.mode !== 'self' || viewer.standing !== 'parent') throw new Refusal('notAllowed')
    keyOf(request)
    const received = await receiveFile(storage, request)
    const answer = await pressOnce(deps, viewer, request, receivedHash(received), async (tx) => {
      const row = await addFile(tx, viewer, received, now)
      return { status: 201, text: JSON.stringify(fileItemOf(row)) }
    })
    return send(reply, answer)
  })

  const found = async (caller: Caller | null, id: string): Promise<FileRow> => {
    const row = await doors.forViewer(mustView(mustKnow(caller)), (tx) => fileById(tx, id))
    if (!row) throw new Refusal('notFound')
    return row
  }

  bind.plain(routes.content, async ({ params, query }, { caller, reply }) => {
    const { name, type, bytes, sha256 } = await found(caller, params.id)
    return reply
      .headers({
        'content-type': type,
        'content-length': bytes,
        'content-disposition': disposition(query.download ? 'attachment' : 'inline', name),
        'content-security-policy': alone,
        'cache-control': 'private, no-store',
      })
      .send(await storage.blob(sha256))
  })

  bind.plain(routes.preview, async ({ params }, { caller, reply }) => {
    const { type, sha256 } = await found(caller, params.id)
    if (type === 'application/pdf') throw new Refusal('notFound')
    const bytes = (await storage.preview(sha256)) ?? (await makePreview(storage, sha256))
    return reply
      .headers({ 'content-type': 'image/webp', 'content-security-policy': alone, 'cache-control': 'private, no-store' })
      .send(bytes)
  })
}

/** What somebody uploaded is shown by itself: it runs nothing and fetches nothing. The styles are those of the browser's own viewer. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const makePreview = async (storage: Storage, sha256: string): Promise<Buffer> => {
  const bytes = await previewOf(await storage.blobBytes(sha256))
  await storage.keepPreview(sha256, bytes)
  return bytes
}
