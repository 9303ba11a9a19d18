import * as z from 'zod/mini'
import { type InfoEntryDto, infoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoFieldNames, infoSectionNames } from '#contract/info-bank/info-fields.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

const typedSchema = z.object({
  title: z.string(),
  about: z.array(z.string()),
  sections: z.array(z.enum(infoSectionNames)),
  emergency: z.boolean(),
  fields: z.record(z.string(), z.string()),
  notes: z.string(),
  shared: z.boolean(),
})
export type Typed = z.infer<typeof typedSchema>

export const typedOf = (entry: InfoEntryDto | null): Typed => ({
  title: entry?.title ?? '',
  about: entry ? (entry.parentId === null ? entry.childIds : [entry.parentId]) : [],
  sections: entry?.sections ?? [],
  emergency: entry?.emergency ?? false,
  fields: Object.fromEntries(Object.entries(entry?.fields ?? {}).map(([name, value]) => [name, value ?? ''])),
  notes: entry?.notes ?? '',
  shared: true,
})

/** Stores what was typed with the entry that was on the screen when the edit began; null for a new entry. */
export const infoDraft = (purpose: string) =>
  draftOf(purpose, z.object({ seen: z.nullable(infoEntryDto), typed: typedSchema }))

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Keeps what was typed since `seen`; everything else becomes what `latest` says. */
export function rebased(typed: Typed, seen: Typed, latest: Typed): Typed {
  const pick = <Part>(mine: Part, was: Part, now: Part): Part => (isSame(mine, was) ? now : mine)
  const fields = infoFieldNames.map((name): [string, string] => [
    name,
    pick(typed.fields[name] ?? '', seen.fields[name] ?? '', latest.fields[name] ?? ''),
  ])
  return {
    title: pick(typed.title, seen.title, latest.title),
    about: pick(typed.about, seen.about, latest.about),
    sections: pick(typed.sections, seen.sections, latest.sections),
    emergency: pick(typed.emergency, seen.emergency, latest.emergency),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
    notes: pick(typed.notes, seen.notes, latest.notes),
    shared: typed.shared,
  }
}

/** Lists whom an entry may be about. A shared one about children stays about children, and one about a parent about that parent. */
export const choicesFor = ({ family }: Viewer, edited: InfoEntryDto | null) => {
  const children = family.children.filter(({ id, offered }) => offered || edited?.childIds.includes(id))
  const parents = family.members.filter(({ role }) => role === 'parent')
  if (edited === null || edited.sharedAt === null) return [...children, ...parents]
  return edited.parentId === null ? children : parents.filter(({ id }) => id === edited.parentId)
}
