import type { HistoryLineDto } from '#contract/history/history.ts'
import { isDate } from '#domain/time.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Texts } from './texts.ts'

/** This character marks where the names of the items go in a sentence; nobody can type it. */
const place = '\uFFFC'

/** Splits a sentence around its items; `after` is null when there are none. */
export type LineText = { readonly before: string; readonly after: string | null }

/** Writes one sentence about what happened, for this viewer. Where it does not name its items, they follow it. */
export function lineTextOf(line: HistoryLineDto, viewer: Viewer, texts: Texts): LineText {
  if (line.leftOut === 'erased') return { before: texts.history.erased(), after: null }
  const hasItems = line.items.length > 0
  const text = eventSentence(texts, line, viewer, {
    // The words that stand for the name of an unopened item fit into no sentence.
    named: hasItems && line.leftOut === null,
    item: place,
    was: line.was ?? '',
    stranger: line.actor === null ? texts.productName() : texts.history.unknown(),
  })
  const [before = '', after] = text.split(place)
  if (after !== undefined) return { before, after }
  return hasItems ? { before: `${text}: `, after: '' } : { before: text, after: null }
}

/** An item that the viewer has not opened is not called by its name. One without a name is known by its day. */
export const itemNameOf = ({ leftOut }: HistoryLineDto, name: string, viewer: Viewer, { history }: Texts): string => {
  if (leftOut === 'notOpened') return history.unopened()
  return isDate(name) ? viewer.date(name) : name
}
