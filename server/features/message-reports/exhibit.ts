import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileDto } from '#contract/files/files.ts'
import type { Locale } from '#contract/locale.ts'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import { dateIn } from '#domain/time.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { addFile, fileItemOf } from '../files/files.store.ts'
import { messagesOfThread } from '../messages/messages.store.ts'
import type { Printer } from './print-report.ts'
import { readReport } from './report.read.ts'

type Needs = Pick<Deps, 'scopes'> & { readonly storage: Storage; readonly printer: Printer }
type Asked = { readonly viewer: Viewer; readonly threadId: string; readonly locale: Locale; readonly now: string }

/**
 * Prints a whole thread as the viewer was given it, and keeps the print as a file of theirs, which takes no room of their
 * plan. Nothing uses it yet, so it is gone after a day unless it is attached. Throws `Refusal`: notFound, fileTooLarge.
 */
export const makeExhibit = async (
  { scopes, storage, printer }: Needs,
  { viewer, threadId, locale, now }: Asked,
): Promise<FileDto> => {
  const data = await scopes.asViewer(viewer, async (tx) => {
    const [first] = await messagesOfThread(tx, threadId)
    if (!first) throw new Refusal('notFound')
    return readReport(tx, viewer, { messages: first.id })
  })
  const pdf = Buffer.from(await printer.pdfOf({ viewer, now, data }, locale))
  if (pdf.length > attachmentUse.bytes) throw new Refusal('fileTooLarge')
  const sha256 = hash('sha256', pdf)
  const file = {
    name: `evenhand-messages-${dateIn(now, 'UTC')}.pdf`,
    type: 'application/pdf',
    bytes: pdf.length,
    sha256,
    counts: false,
  } as const
  return scopes.asViewer(viewer, async (tx) => {
    await lockBytes(tx, sha256, 'toName')
    await storage.keepBlob(sha256, () => Readable.from([pdf]))
    return fileItemOf(await addFile(tx, viewer, file, now))
  })
}
