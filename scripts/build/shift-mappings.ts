const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Reads the first number of a segment of a source map, which is its column after the segment before it. */
function readNumber(segment: string): { readonly value: number; readonly length: number } {
  let value = 0
  let length = 0
  for (let more = true; more; length += 1) {
    const digit = digits.indexOf(segment.charAt(length))
    value += (digit & 31) << (5 * length)
    more = (digit & 32) !== 0
  }
  return { value: value & 1 ? -(value >> 1) : value >> 1, length }
}

/** Reads all numbers of a segment: its column, source, line and column there, each after the segment before it. */
export function numbersIn(segment: string): number[] {
  const numbers: number[] = []
  for (let rest = segment; rest !== ''; ) {
    const { value, length } = readNumber(rest)
    numbers.push(value)
    rest = rest.slice(length)
  }
  return numbers
}

function writeNumber(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>= 5
    text += digits.charAt(rest > 0 ? digit | 32 : digit)
  } while (rest > 0)
  return text
}

/** Moves the columns of a source map that lie behind offset `at` of `code`. Each column counts from the one before it. */
export function shiftMappings(mappings: string, code: string, at: number, by: number): string {
  const before = code.slice(0, at)
  const lineAt = before.split('\n').length - 1
  const columnAt = at - (before.lastIndexOf('\n') + 1)
  const lines = mappings.split(';')
  const segments = lines[lineAt]?.split(',') ?? []
  let column = 0
  for (const [index, segment] of segments.entries()) {
    if (segment === '') continue
    const { value, length } = readNumber(segment)
    column += value
    if (column <= columnAt) continue
    segments[index] = writeNumber(value + by) + segment.slice(length)
    break
  }
  return lines.with(lineAt, segments.join(',')).join(';')
}
