import { inflateSync } from 'node:zlib'
import { type Budget, Finding } from './finding.ts'
import { Lexer } from './lexer.ts'
import { type Entries, readValue } from './read-value.ts'

/** Some readers take a stream for one of objects by these two numbers alone. */
export const holdsObjects = (entries: Entries): boolean =>
  (entries.has('N') && entries.has('First')) || (entries.get('Type') ?? []).some(([type]) => type === 'ObjStm')

/** A key that is written twice is read in two ways, and what stands elsewhere is not looked for. */
const only = (entries: Entries, key: string): readonly string[] => {
  const [value = [], ...others] = entries.get(key) ?? []
  if (others.length > 0) throw new Finding('unreadable')
  return value
}

const [feed, carriage] = [10, 13]

/** The data begin after the line that ends with `stream`; a dictionary without that word has none. */
const dataOf = (bytes: Buffer, lexer: Lexer): Buffer | undefined => {
  if (lexer.next() !== 'word' || lexer.text !== 'stream') return undefined
  let { at } = lexer
  if (bytes[at] === carriage) at += 1
  if (bytes[at] === feed) at += 1
  return bytes.subarray(at)
}

/** Every program writes objects unpacked or deflated; another filter is only a way to hide them. */
const unpacked = (packed: Buffer, entries: Entries, budget: Budget): Buffer => {
  const filter = only(entries, 'Filter')
  const hasPredictor = [...only(entries, 'DecodeParms'), ...only(entries, 'DP')].includes('Predictor')
  if (hasPredictor || entries.has('F')) throw new Finding('unreadable')
  if (filter.length === 0 || filter[0] === 'null') return packed
  if (filter.length > 1 || filter[0] !== 'FlateDecode') throw new Finding('unreadable')
  return inflated(packed, budget)
}

const inflated = (packed: Buffer, budget: Budget): Buffer => {
  try {
    const bytes = inflateSync(packed, { maxOutputLength: Math.max(1, budget.left) })
    budget.spend(bytes.length)
    return bytes
  } catch (error) {
    if (error instanceof Finding) throw error
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    // Readers use what they could unpack of damaged data, so damaged data are not harmless.
    throw new Finding(isTooLarge ? 'overBudget' : 'unreadable')
  }
}

const startOf = (entries: Entries): number => {
  const [first = '', ...others] = only(entries, 'First')
  if (others.length > 0 || !/^\d{1,9}$/.test(first)) throw new Finding('unreadable')
  return Number(first)
}

/** The stream begins with pairs of an object's number and its place. */
const placesIn = (bytes: Buffer, start: number): number[] => {
  const lexer = new Lexer(bytes.subarray(0, start), 0)
  const numbers: number[] = []
  while (lexer.next() === 'word') numbers.push(Number(lexer.text))
  return numbers.filter((_, index) => index % 2 === 1).filter((place) => Number.isSafeInteger(place) && place >= 0)
}

/** Unpacking and looking through a stream costs this much, however small it is. */
const costOfOne = 4000

/**
 * Reads the objects that stand in a stream: one after the other, and each from the place that is named for it, because
 * readers do either. Returns whether there is a stream.
 * @throws {Finding}
 */
export const readObjectStream = (bytes: Buffer, entries: Entries, lexer: Lexer, budget: Budget): boolean => {
  const packed = dataOf(bytes, lexer)
  if (!packed) return false
  budget.spend(costOfOne)
  const start = startOf(entries)
  const contents = unpacked(packed, entries, budget)
  for (const place of placesIn(contents, start)) readValue(contents, start + place, budget)
  const end = contents === packed ? packed.indexOf('endstream') : contents.length
  for (let at = start; at < end; ) at = readValue(contents, at, budget).lexer.at
  return true
}
