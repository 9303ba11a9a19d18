import { useEffect } from 'react'
import * as z from 'zod/mini'
import { draftOf } from '#src/app/shared/drafts.ts'
import { storedUploads, type Upload, uploadDrafts } from '#src/app/shared/uploads/upload.model.ts'
import type { Content, Draft } from './use-draft.ts'

const saved = z.object({ id: z.string(), version: z.int(), savedAt: z.string() })

/** Stores in this tab what was typed and is not saved as a draft yet, with the draft that it goes on from. */
export const unsentMessage = (of: string) =>
  draftOf(
    `message.${of}`,
    z.object({
      to: z.array(z.string()),
      subject: z.string(),
      body: z.string(),
      uploads: storedUploads,
      saved: z.nullable(saved),
    }),
  )

type Unsent = ReturnType<typeof unsentMessage>

/** Stores what is unsaved after each change, so that it outlives an expired session and a reload. */
export function useKeptUnsent(
  unsent: Unsent,
  { to, subject, body }: Content,
  uploads: readonly Upload[],
  draft: Pick<Draft, 'saved' | 'unsaved' | 'isOver'>,
): void {
  const stored = uploadDrafts(uploads)
  const isUnsaved = !draft.isOver() && (draft.unsaved() || stored.some(({ id }) => id === null))
  const value = isUnsaved ? JSON.stringify({ to, subject, body, uploads: stored, saved: draft.saved }) : null
  useEffect(() => {
    if (value === null) unsent.drop()
    else unsent.keep(JSON.parse(value))
  }, [unsent, value])
}
