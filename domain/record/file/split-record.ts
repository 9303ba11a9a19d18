import { utf8 } from '../bytes.ts'

/** A text stands in a file from `start` to before `end`. */
export type Place = { readonly start: number; readonly end: number }

/** A record's text without its entries, and where those stand, stream by stream. */
export type SplitRecord = {
  readonly frame: readonly Uint8Array<ArrayBuffer>[]
  readonly streams: readonly (readonly Place[])[]
}

const [quote, comma, backslash] = [34, 44, 92]
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125]

/** Returns the first place of `part` between `start` and `end`; -1 where there is none. */
export const placeOf = (bytes: Uint8Array, part: Uint8Array, start: number, end: number): number => {
  const [first = 0] = part
  for (let at = bytes.indexOf(first, start); at >= 0 && at + part.length <= end; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

/** Returns the place after a string that begins before `at`. */
export const afterString = (bytes: Uint8Array, at: number): number => {
  let end = at
  while (end < bytes.length && bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1
  return end + 1
}

const isOpening = (byte: number | undefined): boolean => byte === openObject || byte === openList
const isClosing = (byte: number | undefined): boolean => byte === closeObject || byte === closeList

/** Returns the place after the object that begins at `start`. */
const afterObject = (bytes: Uint8Array, start: number): number => {
  let [at, depth] = [start, 0]
  do {
    const byte = bytes[at]
    if (isOpening(byte)) depth += 1
    else if (isClosing(byte)) depth -= 1
    at = byte === quote ? afterString(bytes, at + 1) : at + 1
  } while (depth > 0 && at < bytes.length)
  return at
}

const [streamsKey, entriesKey] = [utf8('"streams":'), utf8('"entries":')]

/** Says whether the value at `at` belongs to this key. Within a string, a backslash stands before each quotation mark. */
const isValueOf = (bytes: Uint8Array, key: Uint8Array, at: number): boolean => {
  const begun = at - key.length
  const before = bytes[begun - 1]
  return (before === comma || before === openObject) && key.every((byte, index) => bytes[begun + index] === byte)
}

/** Lists the objects of a list that begins at `begun`, up to where anything else stands. */
const objectsFrom = (bytes: Uint8Array, begun: number): Place[] => {
  const places: Place[] = []
  let start = begun
  while (bytes[start] === openObject) {
    const end = afterObject(bytes, start)
    places.push({ start, end })
    if (bytes[end] !== comma) break
    start = end + 1
  }
  return places
}

/**
 * Finds the entries of an exported record, so that a long one need not be parsed at once. Nothing is checked: whoever
 * parses the frame and each entry knows as much of the file as whoever parses all of it, because each byte stands in one
 * of them, or is a comma between two entries.
 */
export const splitRecord = (bytes: Uint8Array<ArrayBuffer>): SplitRecord => {
  const frame: Uint8Array<ArrayBuffer>[] = []
  const streams: Place[][] = []
  let [at, framed, depth, isInStreams] = [0, 0, 0, false]
  while (at < bytes.length) {
    const byte = bytes[at]
    if (isOpening(byte)) depth += 1
    else if (isClosing(byte)) depth -= 1
    const list = byte === openList ? depth : 0
    if (depth === 1) isInStreams = false
    if (list === 2) isInStreams = isValueOf(bytes, streamsKey, at)
    at = byte === quote ? afterString(bytes, at + 1) : at + 1
    if (list !== 4 || !isInStreams || !isValueOf(bytes, entriesKey, at - 1)) continue
    const entries = objectsFrom(bytes, at)
    streams.push(entries)
    frame.push(bytes.subarray(framed, at))
    at = entries.at(-1)?.end ?? at
    framed = at
  }
  frame.push(bytes.subarray(framed))
  return { frame, streams }
}
