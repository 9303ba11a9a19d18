import type { ExportedEntry } from '#domain/record/record.ts'
import type { By } from '#machines/shared/turn.ts'

/** An entry with its parsed payload. Any field may be missing, because entries keep the form in which they were once written. */
export type ParsedEntry = {
  readonly at: string
  readonly seq: number
  readonly hash: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  /** The name is the part of the kind after its entity: `approve` for `expense.approve`. */
  readonly name: string
  readonly by: By
  readonly from: string | null
  readonly to: string | null
  readonly facts: Values
  /** The details came with the command: a reason, an amount, files. */
  readonly details: Values
  /** The columns of the row after the entry; null when it changed none. */
  readonly columns: Values | null
}

export type Values = { readonly [key: string]: unknown }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})

export const textOf = (values: Values, key: string): string | null => {
  const value = values[key]
  return typeof value === 'string' && value !== '' ? value : null
}
/** Reads numbers, and percentages, which the record contains as text. */
export const numberOf = (values: Values, key: string): number | null => {
  const value = values[key]
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? Number(value) : null
}
export const textsOf = (values: Values, key: string): string[] => {
  const value = values[key]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Finds the name of an item that has no page of its own: a child, a category, a bank account by the end of its number. */
export const nameIn = ({ columns }: ParsedEntry): string | null =>
  columns && (textOf(columns, 'first_name') ?? textOf(columns, 'name') ?? textOf(columns, 'last4'))

/** Says how a payment was begun; `later` where it waits for its date. */
export const methodIn = ({ columns }: ParsedEntry): string | null => {
  if (columns?.later === true) return 'later'
  return columns && textOf(columns, 'method')
}

type Unparsed = Pick<ExportedEntry, 'at' | 'seq' | 'hash' | 'kind' | 'payload'>
type Payload = Values & { readonly entity: string; readonly entityId: string; readonly by: By }

/** Returns null when the payload is left out. */
export const parseEntry = ({ at, seq, hash, kind, payload }: Unparsed): ParsedEntry | null => {
  if (payload === null) return null
  const { entity, entityId, by, ...details }: Payload = JSON.parse(payload)
  return {
    at,
    seq,
    hash,
    kind,
    entity,
    entityId,
    by,
    details,
    name: kind.slice(kind.indexOf('.') + 1),
    from: textOf(details, 'from'),
    to: textOf(details, 'to'),
    facts: valuesOf(details.facts),
    columns: isValues(details.columns) ? details.columns : null,
  }
}
