/** Excel reads UTF-8 only where a file says that it is. */
export const byteOrderMark = '\uFEFF'

/** How a spreadsheet recognises a formula, full-width signs included: what a person typed must never be run. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** One record of RFC 4180. Texts are quoted, so that no other separator splits them; numbers are not. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`
