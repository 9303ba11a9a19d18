import type { HistoryLineDto } from '#contract/history/history.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from './words.ts'

/** This character marks where the names of the items go in a sentence; nobody can type it. */
const place = '\uFFFC'

/** A sentence in two parts, with the items between them; `after` is null where it names none. */
export type LineText = { readonly before: string; readonly after: string | null }

const actorOf = ({ actor }: HistoryLineDto, viewer: Viewer, words: Words): string => {
  if (actor === null) return words.productName()
  return viewer.nameOf(actor) || words.history.unknown()
}

/** What happened, in one sentence as this viewer is told it. */
export function lineTextOf(line: HistoryLineDto, viewer: Viewer, words: Words): LineText {
  if (line.leftOut === 'erased') return { before: words.history.erased(), after: null }
  const hasItems = line.items.length > 0
  const text = recordEvents.textOf(words, line.kind, line.method, {
    you: line.actor !== null && viewer.isYou(line.actor),
    named: hasItems,
    actor: actorOf(line, viewer, words),
    amount: viewer.money(line.amount ?? 0),
    item: place,
    was: line.was ?? '',
  })
  const [before = '', after = ''] = text.split(place)
  return hasItems || text.includes(place) ? { before, after } : { before, after: null }
}

/** An item that the viewer has not opened is not called by its name. */
export const itemNameOf = ({ leftOut }: HistoryLineDto, name: string, { history }: Words): string =>
  leftOut === 'notOpened' ? history.unopened() : name
