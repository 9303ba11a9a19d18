import { numberFormat } from '#domain/formats.ts'
import { utf8 } from '#domain/record/bytes.ts'
import { readRecovery } from '#domain/record/log/check-recoveries.ts'
import { readBundle } from '#domain/record/log/proof-bundle.ts'
import { eyesText, filterText, rangeText, streamText } from '#i18n/record-text.ts'
import { recoveryTexts } from '#i18n/recovery-text.ts'
import type { Block } from '../../documents/block.ts'
import {
  exhibitPart,
  headingPart,
  picturePart,
  sectionPart,
  type Term,
  termsPart,
  textPart,
  titlePart,
} from '../../documents/parts.ts'
import { parseEntry, textsOf } from '../parsed-entry.ts'
import type { CarriedFiles, Exhibit, Exhibits } from './exhibits.ts'
import type { ReportViewer } from './report-viewer.ts'

/** The values by which a report can be verified. `address` is the product's address. */
export type Seal = { readonly sha256: string; readonly code: string; readonly address: string }

export const verifyPage = '/app/verify'
const keyPage = '/pub/v1/history-key'

const filesNamedIn = ({ record }: ReportViewer): number => {
  const known = new Set(record.files.map(({ id }) => id))
  const named = record.streams.flatMap(({ entries }) =>
    entries.flatMap((entry) => textsOf(parseEntry(entry)?.details ?? {}, 'receipts')),
  )
  return new Set(named.filter((id) => known.has(id))).size
}

/** Writes "Dana Reyes: email address confirmed. Sam Keller: neither address nor identity". */
const knownText = ({ record, texts, personOf }: ReportViewer): string => {
  const { knownAs } = texts.documents.record
  return (record.knownParents ?? [])
    .map(({ personId, address, identity }) => {
      const name = personOf(personId)
      if (address && identity) return knownAs.both({ name })
      if (address) return knownAs.address({ name })
      return identity ? knownAs.identity({ name }) : knownAs.neither({ name })
    })
    .join(' ')
}

const askedTerms = (viewer: ReportViewer, { unjoined, exhibits: files }: Cover): Term[] => {
  const { record, texts, locale, instant, utc, personOf, list } = viewer
  const { record: text } = texts.documents
  const { asked } = text
  const entries = record.streams.flatMap((stream) => stream.entries)
  const leftOut = entries.filter(({ payload }) => payload === null).length
  const [total, count] = [entries.length, files ?? filesNamedIn(viewer)]
  const made = instant(record.exportedAt)
  return [
    { term: asked.by(), value: personOf(record.asked.by) },
    { term: asked.eyes(), value: eyesText(text, record) },
    { term: asked.range(), value: rangeText(text, record, locale, made) },
    { term: asked.filter(), value: filterText(text, record) },
    { term: asked.made(), value: `${made} (${utc(record.exportedAt)})` },
    { term: asked.zone(), value: record.family.timeZone },
    ...(record.knownParents?.length ? [{ term: asked.known(), value: knownText(viewer) }] : []),
    ...(unjoined.length > 0 ? [{ term: asked.unjoined(), value: list(unjoined.map(personOf)) }] : []),
    {
      term: asked.entries(),
      value: leftOut ? asked.entriesLeftOut({ total, leftOut }) : asked.entriesShown({ total }),
    },
    { term: asked.exhibits(), value: count ? asked.exhibitsCount({ count }) : asked.exhibitsNone() },
  ]
}

/** Says how the record was restored or its key replaced, and what was lost of the streams in this report. */
const recoveryBlocks = ({ record, texts }: ReportViewer): Block[] => {
  const bundle = record.proof ? readBundle(utf8(record.proof)) : null
  const recoveries = (bundle?.recoveries?.list ?? []).flatMap((one) => readRecovery(one) ?? [])
  if (recoveries.length === 0) return []
  const nameOf = (id: string) => {
    const stream = record.streams.find((one) => one.id === id)
    return stream ? streamText(texts.documents.record, stream, record) : id
  }
  const lines = recoveryTexts(texts.verify, recoveries, nameOf)
  return [headingPart(texts.documents.record.recoveries()), ...lines.map(textPart)]
}

/** The title of a report, one sentence that says what it holds, and the parents who have no account. */
export type ReportTitle = { readonly title: string; readonly lead: string; readonly unjoined: readonly string[] }
/** `exhibits` is their number, where entries do not name them all. */
type Cover = ReportTitle & { readonly exhibits?: number | undefined }

/** The first page says who asked for what and when, how the report can be checked, and how to read what follows. */
export const coverSection = (cover: Cover, viewer: ReportViewer, { sha256, code, address }: Seal): Block[] => {
  const { texts } = viewer
  const { record: text } = texts.documents
  const product = texts.productName()
  return [
    titlePart(cover.title, cover.lead),
    termsPart(askedTerms(viewer, cover)),
    headingPart(text.seal.title()),
    textPart(text.seal.text({ address: `${address}${verifyPage}` })),
    termsPart([
      { term: text.seal.code(), value: code, look: 'code' },
      { term: text.seal.hash(), value: sha256, look: 'hash' },
    ]),
    ...recoveryBlocks(viewer),
    headingPart(text.reading.title()),
    textPart(text.reading.order()),
    textPart(text.reading.words({ product, mark: text.systemFact() })),
    textPart(text.reading.gaps()),
  ]
}

const kilobytes = (bytes: number, { locale }: ReportViewer): string =>
  numberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000)

/** Names a file as it is attached to the PDF. */
export const attachedName = ({ number, file }: Exhibit, { texts }: ReportViewer): string =>
  `${texts.documents.paper.exhibit({ number })} ${file.name}`

const exhibitBlock = (exhibit: Exhibit, viewer: ReportViewer, carried: CarriedFiles): Block => {
  const { number, file, namedIn, attachedTo } = exhibit
  const { paper, record: text } = viewer.texts.documents
  const { exhibits } = text
  const inside = carried.get(file.sha256)
  const name = attachedName(exhibit, viewer)
  return exhibitPart({
    number: paper.exhibit({ number }),
    name: file.name,
    detail: exhibits.detail({
      type: file.type,
      size: kilobytes(file.bytes, viewer),
      name: viewer.personOf(file.addedBy),
    }),
    when: `${viewer.instant(file.addedAt)} (${viewer.utc(file.addedAt)})`,
    where:
      attachedTo.length > 0
        ? exhibits.attachedTo({ names: attachedTo.join(', ') })
        : exhibits.where({ numbers: namedIn.join(', ') }),
    carried: inside && (inside.picture ? exhibits.printed({ name }) : exhibits.carried({ name })),
    sha256: file.sha256,
    outline: inside && !inside.picture ? `${paper.exhibit({ number })}: ${file.name}` : undefined,
  })
}

/**
 * Lists every file that the entries name, with its SHA-256, and prints the pictures among those that the report carries.
 * A report that names none has no such section.
 */
export const exhibitSection = (exhibits: Exhibits, viewer: ReportViewer, carried: CarriedFiles): Block[] => {
  const all = exhibits.all()
  const { paper, record: text } = viewer.texts.documents
  if (all.length === 0) return []
  return [
    sectionPart(text.exhibits.title(), text.exhibits.text()),
    ...all.map((exhibit) => exhibitBlock(exhibit, viewer, carried)),
    ...all.flatMap(({ number, file }) => {
      const picture = carried.get(file.sha256)?.picture
      const title = `${paper.exhibit({ number })}: ${file.name}`
      return picture ? picturePart(title, file.sha256, { ...picture, alt: title }) : []
    }),
  ]
}

/** Explains how time is measured and why entries cannot change, for anybody who must judge the report. */
export const timekeepingSection = ({ record, texts }: ReportViewer, address: string): Block[] => {
  const { timekeeping: text } = texts.documents
  const product = texts.productName()
  const check = text.check.text({
    address: `${address}${verifyPage}`,
    keyId: record.keyId,
    keyAddress: `${address}${keyPage}`,
  })
  const parts = [
    [text.clock.title(), text.clock.text({ zone: record.family.timeZone })],
    [text.entry.title(), text.entry.text({ product })],
    [text.chain.title(), text.chain.text()],
    [text.viewed.title(), text.viewed.text()],
    [text.check.title(), check],
    [text.limits.title(), text.limits.text()],
  ] as const
  return [sectionPart(text.title()), ...parts.flatMap(([title, body]) => [headingPart(title), textPart(body)])]
}
