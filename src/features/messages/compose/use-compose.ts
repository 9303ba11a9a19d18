import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import { draftDto } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, newMessage } from '#contract/messages/messages.ts'
import { plainText } from '#domain/plain-text.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { draftOfFile } from '#src/app/shared/uploads/upload.model.ts'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { messagesKey } from '../counts.query.ts'
import { correspondentsQuery } from '../messages.queries.ts'
import { type Problems, problemsIn, problemsOf } from './problems.ts'
import { unsentMessage, useKeptUnsent } from './unsent.ts'
import { type Content, useDraft } from './use-draft.ts'

type Start = {
  /** May name people to whom the viewer cannot write: they are left out, and the form says so. */
  readonly to: readonly string[]
  readonly mayWriteTo: (id: string) => boolean
  readonly subject: string
  readonly answersId: string | null
  /** The draft that is gone on with. */
  readonly draft?: DraftDto | undefined
  readonly onSent: (message: Pick<MessageDto, 'id' | 'threadId'>) => void
}

/** Holds one message while it is written: its fields, its files, its draft, and sending it. */
export function useCompose(start: Start) {
  const { mayWriteTo, answersId, draft: begun, onSent } = start
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  const { family } = useViewer()
  const [unsent] = useState(() => unsentMessage(begun?.id ?? answersId ?? `new.${family.id}`))
  const [kept] = useState(() => unsent.read())
  const [server] = useState<Content>({
    to: [...(begun?.to ?? start.to)],
    subject: begun?.subject ?? start.subject,
    body: begun?.body ?? '',
    files: begun?.files.map(({ id }) => id) ?? [],
  })
  const first = kept ?? server
  const [named, setTo] = useState<readonly string[]>(first.to)
  const to = named.filter(mayWriteTo)
  const [subject, setSubject] = useState(first.subject)
  const [body, setBody] = useState(first.body)
  const [problems, setProblems] = useState<Problems>({})
  const [unsaved, setUnsaved] = useState<Problems>({})
  const uploads = useUploads(attachmentUse, kept?.uploads ?? begun?.files.map(draftOfFile) ?? [])
  const toggle = (id: string) => setTo(named.includes(id) ? named.filter((one) => one !== id) : [...named, id])
  const content: Content = { to, subject, body, files: uploads.ids }
  const saved = kept?.saved ?? begun ?? null
  const draft = useDraft(content, {
    answersId,
    initial: { ...server, to: server.to.filter(mayWriteTo) },
    saved,
    onSettled: unsent.drop,
    onSaved: (failure) => setUnsaved(problemsOf(failure)),
  })
  useKeptUnsent({ unsent, content, uploads: uploads.uploads, draft, isNamed: begun !== undefined })

  const sendNow = async (): Promise<Pick<MessageDto, 'id' | 'threadId'>> => {
    const saved = await draft.settled()
    const message = { ...content, answersId, draft: saved && { id: saved.id, version: saved.version } }
    try {
      return await sendCommand(messageRoutes.send, { body: message })
    } catch (failure) {
      const sent = latestAfterConflict(failure, draftDto)?.messageId
      if (!sent) throw failure
      // Another tab, or a request whose answer was lost, sent this draft already. What was typed here since is not sent.
      const known = await client.call(messageRoutes.get, { params: { id: sent } })
      if (known.body !== plainText(body)) throw failure
      return known
    }
  }
  const sending = useMutation({
    mutationFn: sendNow,
    onSuccess: (message) => {
      draft.end()
      void queries.invalidateQueries({ queryKey: messagesKey })
      onSent(message)
    },
    onError: (failure) => {
      draft.release()
      const refused = problemsOf(failure)
      setProblems(refused)
      // The next try leaves out a person to whom the viewer can no longer write.
      if (refused.to) void queries.invalidateQueries({ queryKey: correspondentsQuery(client).queryKey })
    },
  })
  /** Returns the first field that is wrong; null when the message is on its way. */
  const submit = (): keyof Problems | null => {
    const found = problemsIn(newMessage, { ...content, answersId, draft: null })
    setProblems(found)
    const [wrong] = Object.keys(found) as (keyof Problems)[]
    if (wrong) return wrong
    sending.mutate()
    return null
  }
  const take = (other: DraftDto, which: 'mine' | 'theirs') => {
    if (which === 'theirs') {
      setTo(other.to)
      setSubject(other.subject)
      setBody(other.body)
      uploads.replace(other.files)
    }
    draft.resolve(other)
  }
  return {
    to,
    leftOut: named.filter((id) => !mayWriteTo(id)),
    toggle,
    subject,
    setSubject,
    body,
    setBody,
    uploads,
    problems: { ...unsaved, ...problems },
    draft,
    sending,
    submit,
    take,
  }
}
export type Compose = ReturnType<typeof useCompose>
