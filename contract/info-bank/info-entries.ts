import * as z from 'zod/mini'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import { infoEntryParties } from '#machines/info-bank/info-entry.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, line, optionalText, youAmong } from '../common.ts'
import { fileDto } from '../files/files.ts'
import {
  fieldsOf,
  type InfoSection,
  type InfoValues,
  infoFieldNames,
  infoSectionNames,
  infoValues,
} from './info-fields.ts'
import { infoLimits } from './info-limits.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const infoEntryStatuses = leavesOf(infoEntryMachine)
export type InfoEntryStatus = LeafOf<typeof infoEntryMachine>

const { title, notes, files, children } = infoLimits
const section = z.enum(infoSectionNames, 'notAChoice')

const content = {
  title: line(title),
  sections: z.array(section).check(z.minLength(1, 'required'), z.maxLength(infoSectionNames.length, 'tooLong')),
  /** The children whom it concerns; none where it concerns a parent. */
  childIds: z.array(id).check(z.maxLength(children, 'tooLong')),
  parentId: z.nullable(id),
  emergency: z.boolean(),
  fields: infoValues,
  notes: optionalText(notes),
  files: z.array(id).check(z.maxLength(files, 'tooLong')),
} as const

type Concerned = { readonly childIds: readonly string[]; readonly parentId: string | null }
const concernsSomebody = z.refine<Concerned>(({ childIds, parentId }) => childIds.length > 0 || parentId !== null, {
  error: 'required',
  path: ['childIds'],
})
const concernsOneKind = z.refine<Concerned>(({ childIds, parentId }) => childIds.length === 0 || parentId === null, {
  error: 'notAChoice',
  path: ['parentId'],
})

type Filled = { readonly sections: readonly InfoSection[]; readonly fields: InfoValues }
const isAskedFor = z.refine<Filled>(
  ({ sections, fields }) => {
    const asked = fieldsOf(sections)
    return infoFieldNames.every((name) => !fields[name] || asked.includes(name))
  },
  { error: 'notAChoice', path: ['fields'] },
)

/** `shared` shares it with the other parent at once. */
export const newInfoEntry = z
  .strictObject({ ...content, shared: z.boolean() })
  .check(concernsSomebody, concernsOneKind, isAskedFor)
export type NewInfoEntry = z.infer<typeof newInfoEntry>
export type InfoContent = Omit<NewInfoEntry, 'shared'>

/** Of an entry that is gone, the contents are missing: `fields` is empty, `notes` null and `files` empty. */
export const infoEntryDto = z.object({
  id,
  status: z.enum(infoEntryStatuses),
  version: z.int(),
  authorId: id,
  title: z.string(),
  sections: z.array(section),
  childIds: z.array(id),
  parentId: z.nullable(id),
  emergency: z.boolean(),
  fields: infoValues,
  notes: z.nullable(z.string()),
  files: z.array(fileDto),
  /** The first content is edition 1; from the sharing on, each change is a new one. */
  edition: z.int(),
  gone: z.boolean(),
  createdAt: instant,
  changedAt: instant,
  changedBy: id,
  sharedAt: z.nullable(instant),
  facts: z.object({ concerns: z.enum(['children', 'author', 'other']) }),
  you: youAmong(infoEntryParties),
})
export type InfoEntryDto = z.infer<typeof infoEntryDto>

const seen = { version: z.int() } as const
export const infoEntryCommand = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('infoEntry.edit'), ...seen, ...content })
    .check(concernsSomebody, concernsOneKind, isAskedFor),
  z.strictObject({ type: z.literal('infoEntry.share'), ...seen }),
  z.strictObject({ type: z.literal('infoEntry.delete'), ...seen }),
  z.strictObject({ type: z.literal('infoEntry.remove'), ...seen }),
])
export type InfoEntryCommand = z.infer<typeof infoEntryCommand>
