import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import { draftDto } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, newMessage } from '#contract/messages/messages.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { messagesKey } from '../counts.query.ts'
import { type Problems, problemsIn, problemsOf } from './problems.ts'
import { type Content, useDraft } from './use-draft.ts'

type Start = {
  readonly to: readonly string[]
  readonly subject: string
  readonly answersId: string | null
  /** The draft that is gone on with. */
  readonly draft?: DraftDto | undefined
  readonly onSent: (message: Pick<MessageDto, 'id' | 'threadId'>) => void
}

/** Holds one message while it is written: its fields, its files, its draft, and sending it. */
export function useCompose({ to: firstTo, subject: firstSubject, answersId, draft: begun, onSent }: Start) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  const [to, setTo] = useState<readonly string[]>(begun?.to ?? firstTo)
  const [subject, setSubject] = useState(begun?.subject ?? firstSubject)
  const [body, setBody] = useState(begun?.body ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const uploads = useUploads(
    attachmentUse,
    begun?.files.map(({ id, name, bytes, type }) => ({ id, name, bytes, type, modified: 0, uploadId: null })) ?? [],
  )
  const content: Content = { to: [...to], subject, body, files: uploads.ids }
  const [initial] = useState(content)
  const draft = useDraft(content, { answersId, initial, saved: begun ?? null })

  const sendNow = async (): Promise<Pick<MessageDto, 'id' | 'threadId'>> => {
    const saved = await draft.settled()
    const message = { ...content, answersId, draft: saved && { id: saved.id, version: saved.version } }
    try {
      return await sendCommand(messageRoutes.send, { body: message })
    } catch (failure) {
      const sent = latestAfterConflict(failure, draftDto)?.messageId
      // Another tab, or a request whose answer was lost, sent this draft already.
      if (sent) return client.call(messageRoutes.get, { params: { id: sent } })
      throw failure
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
      setProblems(problemsOf(failure))
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
    }
    draft.resolve(other)
  }
  return { to, setTo, subject, setSubject, body, setBody, uploads, problems, draft, sending, submit, take }
}
export type Compose = ReturnType<typeof useCompose>
