/** Parses RFC 4180 by its grammar and without our writer's code. */
const parsed = (text: string): string[][] => {
  const records: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [, quoted, plain = '', end] = match
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') records.push([])
    if (field.lastIndex === text.length) break
  }
  return records.slice(0, -1)
}

/** Returns a CSV's header and its records keyed by it. */
export const readCsv = (text: string) => {
  const [header = [], ...records] = parsed(text.replace(/^\uFEFF/, ''))
  return { header, records: records.map((cells) => Object.fromEntries(cells.map((cell, at) => [header[at], cell]))) }
}
