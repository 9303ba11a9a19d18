import { fileRoutes as routes } from '#contract/files/files.ts'
import type { Deps } from '../../deps.ts'
import { previewOf } from '../../files/inspect.ts'
import { disposition } from '../../files/names.ts'
import type { Storage } from '../../files/storage.ts'
import type { Bind } from '../../http/bind.ts'
import { type Caller, requireCaller, requireViewer } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { type FileRow, fileById } from './files.store.ts'

export const fileRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { scopes } = deps

  const found = async (caller: Caller | null, id: string): Promise<FileRow> => {
    const row = await scopes.asViewer(requireViewer(requireCaller(caller)), (tx) => fileById(tx, id))
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
