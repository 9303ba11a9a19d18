import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../use-online.ts'
import type { Outcome } from './command-target.ts'
import type { FailureMessage } from './failure-message.ts'
import { OfflineError } from './offline-error.ts'

/** Records that a person chose `action` while `seen` was on the screen. */
export type PendingAction<Item, Action> = { readonly action: Action; readonly seen: Item }
/** Nothing was done because the item had changed since the person saw it. */
export type Conflict<Item, Action> = PendingAction<Item, Action> & { readonly latest: Item; readonly failure: unknown }

export type AnswerOptions<Item, Action, Command> = {
  readonly send: (command: Command, seen: Item) => Promise<Outcome<Item>>
  readonly failureMessage: (action: Action, failure: unknown) => FailureMessage
  readonly onDone: (action: Action, item: Item | null) => void
  /** Gives the text to show beside the answer, null when the page shows it. */
  readonly onConflict: (conflict: Conflict<Item, Action>) => FailureMessage | null
}

/**
 * Sends a person's answers. The screen updates a moment after a press, so a second press must be ignored: an item on
 * the screen is answered once, until that fails or a newer item is there.
 */
export function useAnswer<Item, Action, Command>(options: AnswerOptions<Item, Action, Command>) {
  const { send, failureMessage, onDone, onConflict } = options
  const answered = useRef<Item | null>(null)
  const [busy, setBusy] = useState<Action | null>(null)
  const [failure, setFailure] = useState<FailureMessage | null>(null)
  const wasOffline = useRef(false)
  const online = useOnline()
  useEffect(() => {
    // The message that the device is offline would be false now.
    if (online && wasOffline.current) setFailure(null)
    wasOffline.current = false
  }, [online])
  /** `placed` puts the server's validation errors on their fields and tells whether it did. */
  const answer = async (
    { action, seen }: PendingAction<Item, Action>,
    command: Command,
    placed: (failure: unknown) => boolean = () => false,
  ): Promise<Outcome<Item> | null> => {
    if (answered.current === seen) return null
    answered.current = seen
    setBusy(action)
    setFailure(null)
    const outcome = await send(command, seen)
    if (outcome.kind !== 'done') answered.current = null
    setBusy(null)
    if (outcome.kind === 'done') onDone(action, outcome.item)
    else if (outcome.kind === 'conflict')
      setFailure(onConflict({ action, seen, latest: outcome.latest, failure: outcome.failure }))
    else if (!placed(outcome.failure)) {
      wasOffline.current = outcome.failure instanceof OfflineError
      setFailure(failureMessage(action, outcome.failure))
    }
    return outcome
  }
  return { answer, busy, failure, clearFailure: () => setFailure(null) }
}
