import type { Block, Cell, Picture, Row } from './block.ts'
import { styles } from './style.ts'

// Builds the parts of documents. All texts are passed in, formatted, in the reader's language.

export const titlePart = (title: string, lead: string): Block => ({
  tag: 'H1',
  outline: title,
  rows: [
    { cells: [{ text: title, style: styles.title }] },
    { before: 6, cells: [{ text: lead, style: styles.quiet }] },
  ],
})

export const sectionPart = (title: string, note?: string): Block => ({
  tag: 'H2',
  before: 26,
  withNext: 70,
  outline: title,
  rows: [
    { cells: [{ text: title, style: styles.section }] },
    ...(note ? [{ before: 2, cells: [{ text: note, style: styles.small }] }] : []),
  ],
})

export const headingPart = (title: string): Block => ({
  tag: 'H3',
  before: 14,
  withNext: 30,
  rows: [{ cells: [{ text: title, style: styles.heading }] }],
})

export const textPart = (text: string): Block => ({
  tag: 'P',
  before: 4,
  rows: [{ cells: [{ text, style: styles.body }] }],
})

export type Term = { readonly term: string; readonly value: string; readonly look?: 'code' | 'hash' }
const termWidth = 156

/** Prints terms at the left and their values at the right. */
export const termsPart = (terms: readonly Term[]): Block => ({
  tag: 'P',
  before: 14,
  rows: terms.map(({ term, value, look }): Row => {
    const style = look ? styles[look] : styles.body
    return {
      before: look === 'code' ? 4 : 3,
      cells: [
        { text: term, style: { ...styles.quiet, leading: style.leading }, width: termWidth - 10 },
        { text: value, style, x: termWidth },
      ],
    }
  }),
})

/** One line of the table of contents. */
export type Section = { readonly title: string; readonly page: number }
const pageWidth = 40

/** Lists the sections with the pages on which they begin. */
export const contentsPart = (sections: readonly Section[]): Block => ({
  tag: 'P',
  rows: sections.map(({ title, page }) => ({
    before: 6,
    cells: [
      { text: title, style: styles.body, end: pageWidth },
      { text: String(page), style: styles.body, width: pageWidth, align: 'right' },
    ],
  })),
})

/** One event: a message, a call, or an entry of the record. */
export type EntryPart = {
  /** "Entry 12", with "of 240" below it. */
  readonly number: string
  readonly of: string
  readonly title: string
  /** The item that it concerns. */
  readonly about?: string | undefined
  /** The time in the reader's zone, then in UTC, both with their zone. */
  readonly time: string
  readonly utc: string
  /** A framed label, such as "System fact". */
  readonly mark?: string | undefined
  readonly facts: readonly string[]
  /** A person's own words, as they wrote them. */
  readonly quote?: string | undefined
  /** The author and the entry's place in the record, in small print. */
  readonly trace: string
}

const numberWidth = 62
const markWidth = 124
const utcWidth = 130

const line = (text: string, style: Cell['style'], more: Partial<Row> = {}): Row => ({
  cells: [{ text, style, x: numberWidth }],
  ...more,
})

export const entryPart = (entry: EntryPart): Block => {
  const mark: Cell[] = entry.mark
    ? [{ text: entry.mark, style: styles.smallStrong, width: markWidth, end: 5, align: 'right', boxed: true }]
    : []
  const title: Row = {
    cells: [
      { text: entry.number, style: styles.strong, width: numberWidth - 6 },
      { text: entry.title, style: styles.strong, x: numberWidth, end: markWidth + 12 },
      ...mark,
    ],
  }
  const when: Row = {
    cells: [
      { text: entry.of, style: styles.small, width: numberWidth - 6 },
      { text: entry.time, style: styles.body, x: numberWidth, end: utcWidth },
      { text: entry.utc, style: styles.small, width: utcWidth, align: 'right' },
    ],
  }
  return {
    tag: 'P',
    before: 15,
    rule: true,
    rows: [
      title,
      when,
      ...(entry.about ? [line(entry.about, styles.body)] : []),
      ...entry.facts.map((fact) => line(fact, styles.quiet)),
      ...(entry.quote ? [quoteRow(entry.quote)] : []),
      line(entry.trace, styles.small, { before: 1 }),
    ],
  }
}

const quoteRow = (text: string): Row => ({
  before: 3,
  bar: numberWidth,
  cells: [{ text, style: styles.body, x: numberWidth + 9 }],
})

/** Says how many entries are missing here, and why. */
export const gapPart = (what: string, why: string): Block => ({
  tag: 'P',
  before: 15,
  rule: true,
  rows: [{ cells: [{ text: `${what} ${why}`, style: styles.quiet, x: numberWidth }] }],
})

export type ExhibitPart = {
  readonly number: string
  readonly name: string
  readonly detail: string
  readonly when: string
  readonly where: string
  /** The place of the file itself, in a report that carries it. */
  readonly carried?: string | undefined
  readonly sha256: string
  readonly outline?: string | undefined
}

export const exhibitPart = ({ number, name, detail, when, where, carried, sha256, outline }: ExhibitPart): Block => ({
  tag: 'P',
  before: 15,
  rule: true,
  ...(outline && { outline }),
  rows: [
    {
      cells: [
        { text: number, style: styles.strong, width: numberWidth - 6 },
        { text: name, style: styles.strong, x: numberWidth },
      ],
    },
    line(detail, styles.quiet),
    line(when, styles.body),
    line(where, styles.quiet),
    ...(carried ? [line(carried, styles.quiet)] : []),
    line(`SHA-256 ${sha256}`, styles.hash, { before: 1 }),
  ],
})

/** Prints a picture on a page of its own, below its title and what identifies it. */
export const picturePart = (title: string, sha256: string, picture: Picture): Block[] => [
  {
    tag: 'H3',
    onNewPage: true,
    outline: title,
    rows: [
      { cells: [{ text: title, style: styles.heading }] },
      { before: 1, cells: [{ text: `SHA-256 ${sha256}`, style: styles.hash }] },
    ],
  },
  { tag: 'Figure', before: 10, rows: [], picture },
]
