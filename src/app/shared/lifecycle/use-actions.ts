import { type RefObject, useRef, useState } from 'react'
import { type AnswerOptions, type Conflict, type PendingAction, useAnswer } from './use-answer.ts'

type ActionsOptions<Item, Action, Command> = Omit<AnswerOptions<Item, Action, Command>, 'onConflict'> & {
  /** Gives the command of an action that needs no input, null when a dialog comes first. */
  readonly commandAtOnce: (action: Action, seen: Item) => Command | null
  readonly onConflict?: (conflict: Conflict<Item, Action>) => void
}

/** Moves focus to `place` when the pressed button was removed. */
function restoreFocus(place: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}

/**
 * Manages a person's actions on one page: the pending one, the one being sent, and the result of the last one.
 * `turnRef` belongs on the element that shows whose turn it is: it gets the focus when the pressed button was removed.
 */
export function useActions<Item, Action, Command>(item: Item, options: ActionsOptions<Item, Action, Command>) {
  const turnRef = useRef<HTMLDivElement>(null)
  const [pending, setPending] = useState<PendingAction<Item, Action> | null>(null)
  const [conflict, setConflict] = useState<Conflict<Item, Action> | null>(null)
  const { answer, busy, failure, clearFailure } = useAnswer({
    send: options.send,
    failureMessage: options.failureMessage,
    onDone: (action: Action, after) => {
      setPending(null)
      setConflict(null)
      options.onDone(action, after)
      restoreFocus(turnRef)
    },
    onConflict: (refused: Conflict<Item, Action>) => {
      setPending(null)
      setConflict(refused)
      options.onConflict?.(refused)
      return null
    },
  })
  const close = () => {
    setPending(null)
    clearFailure()
  }
  const act = (action: Action) => {
    clearFailure()
    const command = options.commandAtOnce(action, item)
    if (command === null) setPending({ action, seen: item })
    else void answer({ action, seen: item }, command)
  }
  return { pending, busy, failure, conflict, turnRef, act, answer, close }
}
