import type { Locale } from '#contract/locale.ts'
import { numberFormat } from '#domain/formats.ts'
import type { BundleEntry, ProofBundle } from '#domain/record/log/proof-bundle.ts'
import { type ItemPayload, payloadIn } from '#domain/record/payload.ts'
import { textIn } from '#domain/record/quote.ts'
import type { EventTable, EventTexts } from './event-text.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** Texts of the entries in a proof, which has no names of people and no currency. */
type Texts = EventTexts & Pick<TranslationFunctions, 'verify'>

type How = {
  readonly events: EventTable
  readonly locale: Locale
  readonly formatAt: (at: string) => string
}

type Values = Readonly<Record<string, unknown>>

const valueIn = (among: readonly Values[], keys: readonly string[]): unknown =>
  keys.flatMap((key) => among.flatMap((values) => values[key] ?? [])).find((value) => value !== '')

const actorOf = ({ actors }: Texts['verify']['proof'], by: unknown): string => {
  const party = typeof by === 'object' && by !== null && 'party' in by ? by.party : null
  const [, text = actors.onlooker] = Object.entries(actors).find(([name]) => name === party) ?? []
  return text()
}

/** Only the money of an entry is shown in figures, in the unit of its family's currency. */
const amountOf = (among: readonly Values[], locale: Locale): string => {
  const minor = valueIn(among, ['amount', 'remaining', 'total', 'each', 'waiting'])
  const format = numberFormat(locale, { minimumFractionDigits: 2 })
  return typeof minor === 'number' ? format.format(minor / 100) : ''
}

const whatOf = (texts: Texts, { kind, payload }: BundleEntry, { events, locale }: How): string => {
  const { proof } = texts.verify
  if (!events.kindOf(kind)) return proof.forChecks({ kind })
  const said: Partial<ItemPayload> & Values = (payload === null ? null : payloadIn<ItemPayload>(payload)) ?? {}
  const columns: Values = said.columns ?? {}
  const method = columns.later === true ? 'later' : columns.method
  const selected = { kind, method: textIn({ method }, 'method'), to: textIn(said, 'to') }
  return events.textOf(texts, selected, {
    you: false,
    named: false,
    actor: actorOf(proof, said.by),
    amount: amountOf([said, columns], locale),
    item: String(valueIn([columns], ['first_name', 'name', 'last4']) ?? ''),
    was: String(said.was ?? ''),
  })
}

/** Lists the entries of a proof, each as a sentence and with its payload as it was signed. */
export const provenEntries = (texts: Texts, { streams }: ProofBundle, how: How) =>
  streams.flatMap(({ id, entries }) =>
    entries.map((entry) => ({
      key: `${id} ${entry.seq}`,
      title: texts.verify.proof.entry({
        seq: entry.seq,
        at: how.formatAt(entry.at),
        what: whatOf(texts, entry, how),
      }),
      text: entry.payload ?? texts.verify.proof.withoutText(),
    })),
  )
