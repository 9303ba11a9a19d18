import { utf8 } from '../bytes.ts'
import { placeOf } from './split-record.ts'

/**
 * Runs `use` with what was signed: a record without the field of its signature. These are the file's own bytes, which are
 * moved and put back, because a second copy of a long record takes a hundred megabytes. They are valid until it returns.
 * @param before the place of the first entry, because the field stands before all of them
 */
export const withoutSignature = <Result>(
  file: Uint8Array<ArrayBuffer>,
  signature: string,
  before: number,
  use: (signed: Uint8Array<ArrayBuffer>) => Result,
): Result => {
  // Quotes within texts are escaped, so this finds a field. What was signed has none of this name, so another one fails.
  const field = utf8(`"signature":${JSON.stringify(signature)},`)
  const at = placeOf(file, field, 0, before)
  if (at < 0) return use(file)
  file.copyWithin(field.length, 0, at)
  try {
    return use(file.subarray(field.length))
  } finally {
    file.copyWithin(0, field.length, field.length + at)
    file.set(field, at)
  }
}
