import type { JournalEntryDto, JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import { listFormat } from '#domain/formats.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { placeText } from '#i18n/place-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Texts = Pick<TranslationFunctions, 'journal'>
type Known = Pick<JournalEntryDto, 'gone' | 'sharedAt' | 'authorId' | 'readerIds'>

/** Joins names as the viewer's language does: "Sam, Mia and Pat". */
export const namesOf = (viewer: Viewer, ids: readonly string[]): string =>
  listFormat(viewer.locale).format(ids.map(viewer.nameOf))

/** Says what an entry is about in one line, or why that is not shown. */
export function contentText(entry: JournalSummaryDto, viewer: Viewer, { journal }: Texts): string {
  const { list } = journal
  const { gone, authorId, opened, preview, place } = entry
  const name = viewer.nameOf(authorId)
  if (gone) return viewer.isYou(authorId) ? list.removedByYou() : list.removed({ name })
  if (!opened) return viewer.addressed ? list.unopened() : list.unopenedFor({ name: viewer.nameOf(viewer.viewpoint) })
  return [place && placeText(place, journal.place), preview].filter(Boolean).join(' · ')
}

/** Says how many of its readers have opened what the viewer wrote; empty where nobody else reads it. */
export const seenText = ({ authorId, readerIds, viewedBy }: JournalSummaryDto, viewer: Viewer, { journal }: Texts) =>
  authorId === viewer.viewpoint && readerIds.length > 0
    ? journal.list.seen({ seen: viewedBy, count: readerIds.length })
    : ''

/** Says who sees an entry, and what became of it. */
export function standingText(
  { gone, sharedAt, authorId, readerIds }: Known,
  viewer: Viewer,
  { journal }: Texts,
): string {
  const { standing } = journal.one
  const name = viewer.nameOf(authorId)
  const isYours = viewer.isYou(authorId)
  if (sharedAt === null) return gone ? standing.deleted() : standing.private()
  if (gone) return isYours ? standing.removedYours() : standing.removed({ name })
  if (!isYours) return viewer.addressed ? standing.shared({ name }) : standing.sharedLooking({ name })
  return readerIds.length > 0
    ? standing.sharedYours({ names: namesOf(viewer, readerIds) })
    : standing.sharedProfessionals()
}
