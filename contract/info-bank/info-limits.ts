/**
 * Holds the numbers of the Info Bank. An author has `most` entries, each about so many `children`. `line`, `lines` and
 * `phone` are the kinds of its fields; `files` stand on an entry at a time, and `filesEver` over all its editions.
 */
export const infoLimits = {
  most: 300,
  title: 80,
  children: 30,
  line: 120,
  lines: 500,
  phone: 40,
  notes: 2000,
  files: 10,
  filesEver: 50,
} as const
