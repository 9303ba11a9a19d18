import type { HistoryLineDto } from '#contract/history/history.ts'
import { isDate } from '#domain/time.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Texts } from './texts.ts'

/** This character marks where the names of the items go in a sentence; nobody can type it. */
const place = '\uFFFC'

/** Splits a sentence around its items; `after` is null when it names none. */
export type LineText = { readonly before: string; readonly after: string | null }

/** Writes one sentence about what happened, for this viewer. */
export function lineTextOf(line: HistoryLineDto, viewer: Viewer, texts: Texts): LineText {
  if (line.leftOut === 'erased') return { before: texts.history.erased(), after: null }
  const hasItems = line.items.length > 0
  const text = eventSentence(texts, line, viewer, {
    named: hasItems,
    item: place,
    was: line.was ?? '',
    stranger: line.actor === null ? texts.productName() : texts.history.unknown(),
  })
  const [before = '', after = ''] = text.split(place)
  return hasItems || text.includes(place) ? { before, after } : { before, after: null }
}

/** An item that the viewer has not opened is not called by its name. One without a name is known by its day. */
export const itemNameOf = ({ leftOut }: HistoryLineDto, name: string, viewer: Viewer, { history }: Texts): string => {
  if (leftOut === 'notOpened') return history.unopened()
  return isDate(name) ? viewer.date(name) : name
}
