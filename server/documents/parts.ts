import type { Block, Cell, Row } from './block.ts'
import { styles } from './style.ts'

// What documents are made of. All words come in, formatted, in the reader's language.

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

/** Terms at the left, what they are at the right. */
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

/** One thing that happened: a message, a call, an entry of the record. */
export type EntryPart = {
  /** "Entry 12", and under it "of 240". */
  readonly number: string
  readonly of: string
  readonly title: string
  /** What it is about. */
  readonly about?: string | undefined
  /** Where the reader is, then in UTC. Both with their zone. */
  readonly time: string
  readonly utc: string
  /** "System fact", framed. */
  readonly mark?: string | undefined
  readonly facts: readonly string[]
  /** What a person wrote, as they wrote it. */
  readonly quote?: string | undefined
  /** Author and where it stands, small. */
  readonly trace: string
}

const numberWidth = 62
const markWidth = 96
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

/** Something is not here: how many, and why. */
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
  readonly sha256: string
}

export const exhibitPart = ({ number, name, detail, when, where, sha256 }: ExhibitPart): Block => ({
  tag: 'P',
  before: 15,
  rule: true,
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
    line(`SHA-256 ${sha256}`, styles.hash, { before: 1 }),
  ],
})
