import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DraftDto, draftDto, draftRoutes, type NewDraft } from '#contract/messages/drafts.ts'
import { isPassing, isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { draftChart } from '../charts.ts'
import { draftsKey } from '../messages.queries.ts'

export type Content = Pick<NewDraft, 'to' | 'subject' | 'body' | 'files'>

type Saved = Pick<DraftDto, 'id' | 'version' | 'savedAt'>
type State = {
  readonly saved: Saved | null
  readonly status: 'idle' | 'saving' | 'unsaved'
  /** The draft as it was saved elsewhere since. */
  readonly other: DraftDto | null
  /** Says whether saving the same text again may succeed. */
  readonly again: boolean
}

/** A pause in typing of this length saves the draft. */
const pause = 1_500
/** A draft that could not be saved is tried again after this time. */
const longPause = 15_000

const nothing: Content = { to: [], subject: '', body: '', files: [] }
const mayPass = (failure: unknown): boolean =>
  isPassing(failure) || (isRequestFailure(failure) && failure.statusCode === 429)

const isSame = (one: Content, other: Content): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Says whether the draft can be saved no more: it was sent or discarded in another place. */
export const isGone = (draft: DraftDto): boolean => !draftChart(draft).can({ type: 'draft.save' })

type Begun = {
  readonly answersId: string | null
  /** The text that the server has. */
  readonly initial: Content
  readonly saved: Saved | null
  /** Is called when nothing that was typed is unsaved any more. */
  readonly onSettled: () => void
  /** Is called after each save, with the reason why it failed or with null. */
  readonly onSaved: (failure: unknown) => void
}

/**
 * Saves what is typed after each pause, one save at a time. A draft that was saved elsewhere since is kept beside it, so
 * that neither text is lost.
 */
export function useDraft(content: Content, { answersId, initial, saved, onSettled, onSaved }: Begun) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [send] = useState(() => createCommandSender(client))
  const [state, setState] = useState<State>({ saved, status: 'idle', other: null, again: false })
  const kept = useRef<Content>(initial)
  const now = useRef({ content, saved, over: false, held: false })
  now.current.content = content
  const running = useRef<Promise<void>>(Promise.resolve())

  const write = async (): Promise<void> => {
    const { content: typed, saved: known, over, held } = now.current
    if (over || isSame(typed, kept.current)) return
    if (held) throw new Error('The draft is being sent')
    setState((before) => ({ ...before, status: 'saving' }))
    try {
      const item = known
        ? await send(draftRoutes.events, {
            params: { id: known.id },
            body: { type: 'draft.save', version: known.version, ...typed },
          })
        : await send(draftRoutes.begin, { body: { ...typed, answersId } })
      kept.current = typed
      now.current.saved = item
      setState({ saved: item, status: 'idle', other: null, again: false })
      onSaved(null)
      if (isSame(now.current.content, typed)) onSettled()
      void queries.invalidateQueries({ queryKey: draftsKey })
    } catch (failure) {
      const other = latestAfterConflict(failure, draftDto)
      onSaved(failure)
      setState((before) => ({ ...before, status: 'unsaved', other, again: mayPass(failure) }))
      throw failure
    }
  }
  /** Saves after the save that is on its way. Rejects while the draft is being sent, because nothing is saved then. */
  const save = (): Promise<void> => {
    running.current = running.current.catch(() => undefined).then(write)
    return running.current
  }
  const later = useRef(save)
  later.current = save
  const text = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause anew
  useEffect(() => {
    if (state.other || isSame(now.current.content, kept.current)) return
    const timer = setTimeout(() => void later.current().catch(() => undefined), pause)
    return () => clearTimeout(timer)
  }, [text, state.other])
  const { status, again } = state
  useEffect(() => {
    if (status !== 'unsaved' || !again) return
    const timer = setTimeout(() => void later.current().catch(() => undefined), longPause)
    return () => clearTimeout(timer)
  }, [status, again])

  /** Goes on from what was saved elsewhere, with this text or with that one. */
  const resolve = (other: DraftDto) => {
    now.current.saved = other
    setState({ saved: other, status: 'idle', other: null, again: false })
  }
  /** Keeps the text, as a draft of its own, of which the other was sent or discarded. */
  const beginAnew = () => {
    now.current.saved = null
    kept.current = nothing
    setState({ saved: null, status: 'idle', other: null, again: false })
  }
  /** Nothing is saved any more after it was sent or discarded. */
  const end = () => {
    now.current.over = true
    onSettled()
    void queries.invalidateQueries({ queryKey: draftsKey })
  }
  const discard = async (): Promise<void> => {
    await running.current.catch(() => undefined)
    const { saved: known } = now.current
    if (known)
      await send(draftRoutes.events, {
        params: { id: known.id },
        body: { type: 'draft.discard', version: known.version },
      }).catch((failure: unknown) => {
        const other = latestAfterConflict(failure, draftDto)
        if (!other || !isGone(other)) throw failure
      })
    end()
  }
  /** Gives the name of the draft once no save is on its way; null when it was never saved. Saving goes on. */
  const idOf = async (): Promise<string | null> => {
    await running.current.catch(() => undefined)
    return now.current.saved?.id ?? null
  }
  /** The draft behind the text, once no save is on its way. Nothing is saved until `release`, because it is being sent. */
  const settled = async (): Promise<Saved | null> => {
    now.current.held = true
    await running.current.catch(() => undefined)
    return now.current.saved
  }
  /** Saves again, because it was not sent. */
  const release = () => {
    now.current.held = false
    void save().catch(() => undefined)
  }
  const unsaved = () => !now.current.over && !isSame(now.current.content, kept.current)
  const isOver = () => now.current.over
  return { ...state, save, resolve, beginAnew, discard, idOf, settled, release, unsaved, end, isOver }
}
export type Draft = ReturnType<typeof useDraft>
