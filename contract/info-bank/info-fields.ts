import * as z from 'zod/mini'
import { date, optionalLine, optionalText } from '../common.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info-limits.ts'

const { line, lines, phone } = infoLimits
const schemas = {
  line: optionalLine(line),
  lines: optionalText(lines),
  phone: optionalLine(phone),
  email: optionalLine(limits.email),
  date: z.optional(z.nullable(date)),
} as const

/** Lists the fields of all sections, in the order in which an entry shows them, each with what is typed there. */
export const infoFields = {
  allergyTo: 'line',
  reaction: 'line',
  condition: 'line',
  medicine: 'line',
  dose: 'line',
  bloodType: 'line',
  vaccine: 'line',
  givenOn: 'date',
  dueOn: 'date',
  school: 'line',
  grade: 'line',
  room: 'line',
  teacher: 'line',
  contactName: 'line',
  relation: 'line',
  phone: 'phone',
  otherPhone: 'phone',
  email: 'email',
  address: 'lines',
  hours: 'lines',
  insurer: 'line',
  policyNumber: 'line',
  groupNumber: 'line',
  policyHolder: 'line',
  community: 'line',
  customs: 'lines',
  clothes: 'line',
  shoes: 'line',
  coat: 'line',
  measuredOn: 'date',
  institution: 'line',
  accountHolder: 'line',
  accountEnding: 'line',
  instructions: 'lines',
} as const satisfies Record<string, keyof typeof schemas>
export type InfoField = keyof typeof infoFields

const isField = (text: string): text is InfoField => text in infoFields
export const infoFieldNames: readonly InfoField[] = Object.keys(infoFields).filter(isField)

const contact = ['contactName', 'phone', 'otherPhone', 'email', 'address'] as const

/** Lists the sections and the fields that each of them asks for. */
export const infoSections = {
  emergency: ['instructions', 'contactName', 'relation', 'phone', 'otherPhone'],
  health: ['allergyTo', 'reaction', 'condition', 'medicine', 'dose', 'bloodType', 'instructions'],
  doctors: [...contact, 'hours'],
  immunizations: ['vaccine', 'givenOn', 'dueOn'],
  insurance: ['insurer', 'policyNumber', 'groupNumber', 'policyHolder', 'phone'],
  school: ['school', 'grade', 'room', 'teacher', 'phone', 'email', 'address', 'hours'],
  childCare: [...contact, 'hours'],
  activities: [...contact, 'hours'],
  contacts: ['contactName', 'relation', 'phone', 'otherPhone', 'email', 'address'],
  religion: ['community', 'customs', ...contact],
  sizes: ['clothes', 'shoes', 'coat', 'measuredOn'],
  financial: ['institution', 'accountHolder', 'accountEnding', 'phone'],
} as const satisfies Record<string, readonly InfoField[]>
export type InfoSection = keyof typeof infoSections

const isSection = (text: string): text is InfoSection => text in infoSections
export const infoSectionNames: readonly InfoSection[] = Object.keys(infoSections).filter(isSection)

/** Returns the fields that some sections ask for together, each once. */
export const fieldsOf = (sections: readonly InfoSection[]): readonly InfoField[] =>
  infoFieldNames.filter((name) => sections.some((section) => infoSections[section].some((field) => field === name)))

// Each kind of schema takes a text that may be missing, so one type stands for all of them.
const shape = Object.fromEntries(infoFieldNames.map((name) => [name, schemas[infoFields[name]]])) as Record<
  InfoField,
  (typeof schemas)['line']
>

/** What was typed into the fields. A field without a text is missing. */
export const infoValues = z.strictObject(shape)
export type InfoValues = z.infer<typeof infoValues>

/** Names somebody who can be reached by what an entry says. */
export const reachableBy = ['phone', 'otherPhone', 'email', 'address'] as const satisfies readonly InfoField[]
