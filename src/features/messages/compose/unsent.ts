import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useApp } from '#src/app/shared/app-context.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { storedUploads, type Upload, uploadDrafts } from '#src/app/shared/uploads/upload.model.ts'
import type { Content, Draft } from './use-draft.ts'

const saved = z.object({ id: z.string(), version: z.int(), savedAt: z.string() })

/** Stores in this tab what was typed and is not sent yet, with the draft that it goes on from. */
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

type Kept = {
  readonly unsent: Unsent
  readonly content: Content
  readonly uploads: readonly Upload[]
  readonly draft: Pick<Draft, 'saved' | 'unsaved' | 'isOver'>
  /** The address of the page names the draft, so that a reload finds what was saved. */
  readonly isNamed: boolean
}

/**
 * Stores what is written after each change, so that it outlives an expired session and a reload. What is saved is
 * forgotten when its page is left: it is found among the drafts from then on.
 */
export function useKeptUnsent({ unsent, content: { to, subject, body }, uploads, draft, isNamed }: Kept): void {
  const { session } = useApp()
  const stored = uploadDrafts(uploads)
  const isUnsaved = draft.unsaved() || stored.some(({ id }) => id === null)
  const isKept = !draft.isOver() && (isUnsaved || (draft.saved !== null && !isNamed))
  const value = isKept ? JSON.stringify({ to, subject, body, uploads: stored, saved: draft.saved }) : null
  useEffect(() => {
    if (value === null) unsent.drop()
    else unsent.keep(JSON.parse(value))
  }, [unsent, value])
  const isSaved = useRef(!isUnsaved)
  isSaved.current = !isUnsaved
  useEffect(
    () => () => {
      if (isSaved.current && session.getSnapshot().matches('signedIn')) unsent.drop()
    },
    [unsent, session],
  )
}
