import * as z from 'zod/mini'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoFieldNames, infoSectionNames } from '#contract/info-bank/info-fields.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { aboutText, valueText } from './info-bank-texts.ts'

type Texts = Pick<TranslationFunctions, 'infoBank'>

/** What an entry of the record has of an item's columns. Names of fields that are no longer asked for are passed over. */
const columns = z.object({
  title: z.string(),
  sections: z.array(z.string()),
  child_ids: z.array(z.string()),
  parent_id: z.nullable(z.string()),
  emergency: z.boolean(),
  fields: z.record(z.string(), z.string()),
  notes: z.string(),
  file_ids: z.array(z.string()),
})
type Columns = z.infer<typeof columns>

type Part = { readonly label: string; readonly text: string }

/** Writes each part of an entry as it stood. The files are compared by what they are and shown by how many. */
const partsOf = (one: Columns, viewer: Viewer, { infoBank }: Texts): (Part & { readonly same: string })[] => {
  const { changes, section, field } = infoBank
  const { part } = changes
  const concerned = { childIds: one.child_ids, parentId: one.parent_id }
  const named = infoSectionNames.filter((name) => one.sections.includes(name)).map((name) => section[name]())
  const plain = (label: string, text: string) => ({ label, text, same: text })
  return [
    plain(part.title(), one.title),
    plain(part.about(), aboutText(concerned, viewer)),
    plain(part.sections(), named.join(', ')),
    plain(part.emergency(), one.emergency ? changes.yes() : changes.no()),
    ...infoFieldNames.map((name) => {
      const value = one.fields[name] ?? ''
      return plain(field[name](), value && valueText(name, value, viewer))
    }),
    plain(part.notes(), one.notes),
    {
      label: part.files(),
      text: one.file_ids.length > 0 ? changes.count({ count: one.file_ids.length }) : '',
      same: [...one.file_ids].sort().join(),
    },
  ]
}

export type Change = { readonly label: string; readonly before: string; readonly after: string }

/** One step in the life of an entry, with what it changed. The first step that a viewer sees has nothing before it. */
export type Step = Pick<HistoryEntryDto, 'id' | 'at' | 'actor'> & {
  readonly what: 'added' | 'shared' | 'changed' | 'removed' | 'deleted'
  readonly changes: readonly Change[]
}

const whats: Readonly<Record<string, Step['what'] | undefined>> = {
  'infoEntry.begin': 'added',
  'infoEntry.share': 'shared',
  'infoEntry.edit': 'changed',
  'infoEntry.remove': 'removed',
  'infoEntry.delete': 'deleted',
}

/** Lists the steps of an entry, the latest first. `entries` are its record, oldest first. */
export function stepsOf(entries: readonly HistoryEntryDto[], viewer: Viewer, texts: Texts): Step[] {
  let before: Columns | null = null
  const steps: Step[] = []
  for (const { id, at, actor, kind, details } of entries) {
    const what = whats[kind]
    if (!what) continue
    const parsed = z.safeParse(columns, details.columns)
    const after: Columns | null = parsed.success ? parsed.data : before
    steps.push({ id, at, actor, what, changes: before && after ? changesOf(before, after, viewer, texts) : [] })
    before = after
  }
  return steps.toReversed()
}

const changesOf = (before: Columns, after: Columns, viewer: Viewer, texts: Texts): Change[] => {
  const was = partsOf(before, viewer, texts)
  return partsOf(after, viewer, texts).flatMap(({ label, text, same }, index) => {
    const old = was[index]
    return old && old.same !== same ? [{ label, before: old.text, after: text }] : []
  })
}

const columnsOf = (entry: InfoEntryDto): Columns => ({
  title: entry.title,
  sections: entry.sections,
  child_ids: entry.childIds,
  parent_id: entry.parentId,
  emergency: entry.emergency,
  fields: Object.fromEntries(Object.entries(entry.fields).map(([name, value]) => [name, value ?? ''])),
  notes: entry.notes ?? '',
  file_ids: entry.files.map(({ id }) => id),
})

/** Lists what an entry said on the screen of somebody who edits it, and what it says now. */
export const changesBetween = (seen: InfoEntryDto, latest: InfoEntryDto, viewer: Viewer, texts: Texts): Change[] =>
  changesOf(columnsOf(seen), columnsOf(latest), viewer, texts)
