import * as z from 'zod/mini'
import { canonical } from '../canonical.ts'
import { digestAsHex, line } from './bundle-fields.ts'
import { changesBetween, isValues, type Values, withChanges } from './payload-changes.ts'
import type { BundleEntry } from './proof-bundle.ts'

/**
 * An entry without what follows from the rest of the file: the payload's hash where the payload is there, the instant and
 * the item where the payload says the same, and what an earlier payload of its stream says already. `payload` is what
 * differs from the one of number `like`, without the members of that one that `without` lists; a text that is no canonical
 * JSON stands as it is.
 */
export const packedEntry = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  kind: line,
  at: z.optional(line),
  entityId: z.optional(line),
  number: z.optional(z.int()),
  payload: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  like: z.optional(z.int()),
  without: z.optional(z.array(z.string())),
  salt: z.optional(digestAsHex),
  payloadHash: z.optional(digestAsHex),
  previous: z.optional(digestAsHex),
})
export type PackedEntry = z.infer<typeof packedEntry>

/** A payload that was written out before, by which later ones are told. */
type Known = { readonly seq: number; readonly values: Values }

/** Names that JavaScript sorts otherwise stay text, so that reading and writing a proof as JSON gives the same bytes. */
const valuesIn = (payload: string): Values | null => {
  try {
    const values: unknown = JSON.parse(payload)
    return isValues(values) && canonical(values) === payload && JSON.stringify(values) === payload ? values : null
  } catch {
    return null
  }
}

type PackedPayload = Pick<PackedEntry, 'payload' | 'like' | 'without'>

const likeOne = (values: Values, known: Known): PackedPayload => {
  const { values: payload, without } = changesBetween(known.values, values)
  return { payload, like: known.seq, ...(without.length > 0 && { without: [...without] }) }
}

/** An item is rarely told by more than this many entries; comparing each with all others would take long for one that is. */
const mostCompared = 24

/** Tells a payload by the earlier one that makes it shortest, or in full. */
const packPayload = (values: Values, known: readonly Known[]): PackedPayload => {
  let shortest: PackedPayload = { payload: values }
  let length = canonical(shortest).length
  for (const one of known.slice(-mostCompared)) {
    const packed = likeOne(values, one)
    const own = canonical(packed).length
    if (own < length) [shortest, length] = [packed, own]
  }
  return shortest
}

export const packEntries = (entries: readonly BundleEntry[]): PackedEntry[] => {
  const known: Known[] = []
  return entries.map(({ seq, kind, at, entityId, number, payload, salt, payloadHash, previous }): PackedEntry => {
    const values = payload === null ? null : valuesIn(payload)
    const packed = {
      seq,
      kind,
      ...(at !== values?.decidedAt && { at }),
      ...(entityId !== undefined && entityId !== values?.entityId && { entityId }),
      ...(number !== undefined && { number }),
      ...(payload !== null && (values ? packPayload(values, known) : { payload })),
      ...(salt !== null && { salt }),
      ...(payload === null && payloadHash !== null && { payloadHash }),
      ...(previous !== null && { previous }),
    }
    if (values) known.push({ seq, values })
    return packed
  })
}

/** A file of a few lines could name payloads of any size, each like the one before. */
const mostCharacters = 64_000_000

const textAt = (values: Values | null, key: string): string | undefined => {
  const value = values?.[key]
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns the entries in full; those with a number and without an item have the one of their payload. Throws when one
 * cannot be told. Whether the packing is the one that `packEntries` writes is checked by packing them again.
 */
export const unpackEntries = (packed: readonly PackedEntry[]): BundleEntry[] => {
  const known = new Map<number, Values>()
  let characters = 0
  const payloadOf = ({ payload, like, without = [] }: PackedEntry): { text: string | null; values: Values | null } => {
    if (typeof payload !== 'object') return { text: payload ?? null, values: null }
    const before = like === undefined ? {} : known.get(like)
    if (!before) throw new RangeError('An entry is like one that is not there')
    const values = like === undefined ? payload : withChanges(before, { values: payload, without })
    const text = canonical(values)
    characters += text.length
    if (characters > mostCharacters) throw new RangeError('No proof is as long as this')
    return { text, values }
  }
  return packed.map((entry) => {
    const { seq, kind, number, salt = null, payloadHash = null, previous = null } = entry
    const { text: payload, values } = payloadOf(entry)
    const at = entry.at ?? textAt(values, 'decidedAt')
    if (at === undefined) throw new RangeError('An entry has no time')
    if (values) known.set(seq, values)
    const entityId = entry.entityId ?? (number === undefined ? undefined : textAt(values, 'entityId'))
    const item = { ...(entityId !== undefined && { entityId }), ...(number !== undefined && { number }) }
    return { seq, kind, at, payload, salt, payloadHash, previous, ...item }
  })
}
