import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { fieldsOf, type InfoField, infoFields } from '#contract/info-bank/info-fields.ts'
import { listFormat } from '#domain/formats.ts'
import { isDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'

type Texts = Pick<TranslationFunctions, 'infoBank'>
type Concerned = Pick<InfoEntryDto, 'childIds' | 'parentId'>

/** Joins names as the viewer's language does: "Mia and Leo". */
const listed = (viewer: Viewer, names: readonly string[]): string => listFormat(viewer.locale).format(names)

/** Names whom an entry concerns. */
export const aboutText = ({ childIds, parentId }: Concerned, viewer: Viewer): string =>
  parentId === null
    ? listed(
        viewer,
        viewer.family.children.filter(({ id }) => childIds.includes(id)).map(({ firstName }) => firstName),
      )
    : viewer.nameOf(parentId)

/** Writes a value as people read it; a date is stored as 2026-10-14. */
export const valueText = (field: InfoField, value: string, viewer: Viewer): string =>
  infoFields[field] === 'date' && isDate(value) ? viewer.date(value) : value

/** Lists the fields in which something stands, in the order of the sections. */
export const filledFields = ({ sections, fields }: Pick<InfoEntryDto, 'sections' | 'fields'>) =>
  fieldsOf(sections).flatMap((field) => {
    const value = fields[field]
    return value ? [{ field, value }] : []
  })

/** Says who sees an entry, and who may change it. */
export const standingText = (entry: InfoEntryDto, viewer: Viewer, { infoBank }: Texts): string => {
  const { standing } = infoBank.one
  const { gone, sharedAt, authorId, parentId, facts } = entry
  const name = viewer.nameOf(gone ? authorId : (parentId ?? authorId))
  if (gone && sharedAt === null) return standing.deleted()
  if (gone) return viewer.isYou(authorId) ? standing.removedYours() : standing.removed({ name })
  if (sharedAt === null) return facts.concerns === 'other' ? standing.privateOther({ name }) : standing.private()
  if (!viewer.addressed) return standing.sharedLooking()
  if (parentId === null) return standing.shared()
  return viewer.isYou(parentId) ? standing.sharedYours() : standing.sharedTheirs({ name })
}

/** Says when an entry was changed last and by whom. */
export const changedText = ({ changedBy, changedAt }: InfoEntryDto, viewer: Viewer, { infoBank }: Texts): string => {
  const at = viewer.dayOf(changedAt)
  return viewer.isYou(changedBy)
    ? infoBank.list.changedByYou({ at })
    : infoBank.list.changedBy({ name: viewer.nameOf(changedBy), at })
}

/** Everything by which an entry is found. */
export const searchedText = (entry: InfoEntryDto, viewer: Viewer, { infoBank }: Texts): string =>
  [
    entry.title,
    aboutText(entry, viewer),
    entry.notes,
    ...entry.sections.map((section) => infoBank.section[section]()),
    ...filledFields(entry).map(({ field, value }) => valueText(field, value, viewer)),
    ...entry.files.map(({ name }) => name),
  ].join(' ')

/** Says how many private entries there are, and what sharing one means. */
export const privateText = (count: number, viewer: Viewer, { infoBank }: Texts): string => {
  const { text, textAlone } = infoBank.aside.private
  const name = otherParentOf(viewer)
  return name ? text({ count, name }) : textAlone({ count })
}
