import { infoFieldNames } from '#contract/info-bank/info-fields.ts'

/**
 * Names the fields in which payloads hold what people wrote. Amounts, ids and states are no text, and neither are days,
 * but for those typed into the Info Bank. Of a check-in's place it takes the name; a position has numbers and stays.
 */
export const personalTexts: readonly string[] = [
  'name',
  'note',
  'reason',
  'description',
  'first_name',
  'last_name',
  'reference',
  'number',
  'was',
  'subject',
  'body',
  'title',
  'notes',
  'place',
  ...infoFieldNames,
]

type Value = { readonly [key: string]: unknown }
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value)

export type Remaining = { readonly stays: Value; readonly removed: readonly string[] }

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Removes these fields wherever a payload holds them as text. The paths of the removed ones are as in `columns.note`. */
export const withoutFields = (payload: unknown, fields: readonly string[], path = ''): Remaining => {
  const stays: [string, unknown][] = []
  const removed: string[] = []
  for (const [key, value] of isValue(payload) ? Object.entries(payload) : []) {
    const at = `${path}${key}`
    if (fields.includes(key) && isText(value)) removed.push(at)
    else if (isValue(value)) {
      const inner = withoutFields(value, fields, `${at}.`)
      stays.push([key, inner.stays])
      removed.push(...inner.removed)
    } else stays.push([key, value])
  }
  return { stays: Object.fromEntries(stays), removed }
}
