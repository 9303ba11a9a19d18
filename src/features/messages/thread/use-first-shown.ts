import { useState } from 'react'
import type { MessageDto } from '#contract/messages/messages.ts'

/** Older messages of a long thread wait behind a press. */
const shownAtFirst = 10

/**
 * Returns the place from which a thread is shown: the last messages, and all from the chosen or the first unopened one
 * on, because opening a message records that its text was on the screen. What was shown once stays.
 */
export function useFirstShown(messages: readonly MessageDto[], chosen: string | undefined) {
  const [known, setKnown] = useState(messages.length)
  const needed = [
    messages.findIndex(({ id }) => id === chosen),
    messages.findIndex(({ body }) => body === null),
    messages.length - shownAtFirst,
  ].filter((place) => place >= 0)
  const first = messages.length <= shownAtFirst ? 0 : Math.min(known, ...needed)
  if (first < known) setKnown(first)
  return { first, showAll: () => setKnown(0) }
}
