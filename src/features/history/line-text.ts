import type { HistoryLineDto } from '#contract/history/history.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Texts } from './texts.ts'

/** This character marks where the names of the items go in a sentence; nobody can type it. */
const place = '\uFFFC'

/** Splits a sentence around its items; `after` is null when it names none. */
export type LineText = { readonly before: string; readonly after: string | null }

const actorOf = ({ actor }: HistoryLineDto, viewer: Viewer, texts: Texts): string => {
  if (actor === null) return texts.productName()
  return viewer.nameOf(actor) || texts.history.unknown()
}

/** Writes one sentence about what happened, for this viewer. */
export function lineTextOf(line: HistoryLineDto, viewer: Viewer, texts: Texts): LineText {
  if (line.leftOut === 'erased') return { before: texts.history.erased(), after: null }
  const hasItems = line.items.length > 0
  const text = recordEvents.textOf(texts, line.kind, line.method, {
    you: line.actor !== null && viewer.isYou(line.actor),
    named: hasItems,
    actor: actorOf(line, viewer, texts),
    amount: viewer.money(line.amount ?? 0),
    item: place,
    was: line.was ?? '',
  })
  const [before = '', after = ''] = text.split(place)
  return hasItems || text.includes(place) ? { before, after } : { before, after: null }
}

/** An item that the viewer has not opened is not called by its name. */
export const itemNameOf = ({ leftOut }: HistoryLineDto, name: string, { history }: Texts): string =>
  leftOut === 'notOpened' ? history.unopened() : name
