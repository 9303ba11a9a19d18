import { utf8 } from '../bytes.ts'
import { canonical } from '../canonical.ts'
import { toBase64 } from './base64.ts'
import type { Bytes } from './hashing.ts'

/** The leaf of a minute: when it was made (ISO 8601, UTC, milliseconds) and the root of that minute's map. */
export type MapLeaf = { readonly time: string; readonly map: Bytes }

/**
 * Returns the data of a leaf of the service log, canonical JSON (RFC 8785). Its kind keeps it apart from leaves that say
 * something else.
 */
export const mapLeafData = ({ time, map }: MapLeaf): Bytes => utf8(canonical({ kind: 'map', map: toBase64(map), time }))
