import * as z from 'zod/mini'
import { draftOf } from '../drafts.ts'

const texts = z.record(z.string(), z.string())

/**
 * Stores what a person typed into the dialogs of one item and has not sent, by action. It is restored when the dialog
 * opens again: after it was closed by mistake, after a reload, after signing in again.
 */
export function createTextDraft(purpose: string) {
  const stored = draftOf(purpose, texts)
  return {
    textFor: (action: string): string => stored.read()?.[action] ?? '',
    keepText: (action: string, text: string): void => {
      const changed = { ...stored.read(), [action]: text }
      if (Object.values(changed).every((one) => one === '')) stored.drop()
      else stored.keep(changed)
    },
    drop: stored.drop,
  }
}
