import type { BundleVerdict } from '#domain/record/check-bundle.ts'
import type { Verdict } from '#domain/record/judge.ts'
import { formatInstant } from '#domain/time.ts'
import { eventTextsOf } from '#i18n/event-text.ts'
import { proofTexts, proofTitle } from '#i18n/proof-text.ts'
import { provenEntries } from '#i18n/proven-entry-text.ts'
import { checkTexts, verdictTitle } from '#i18n/verdict-text.ts'
import { areas } from '../../contract/areas.ts'
import { uiLocale } from '../../contract/locale.ts'
import { loadLocaleAsync, loadNamespaceAsync } from '../../i18n/i18n-util.async.ts'
import { i18nObject, namespaces } from '../../i18n/i18n-util.ts'

const { LC_ALL, LANG } = process.env
const locale = uiLocale((LC_ALL || LANG || '').replace(/\..*$/, ''))
// The dictionaries of the other languages would take twenty megabytes more.
await loadLocaleAsync(locale)
for (const namespace of namespaces) await loadNamespaceAsync(locale, namespace)
/** The dictionaries of the terminal's language. */
export const messages = i18nObject(locale)

const events = eventTextsOf(areas.flatMap((area) => ('events' in area ? [...area.events] : [])))

/** Prints what does not hold before what does. */
const inOrder = ({ checks }: Verdict) => [
  ...checks.filter(({ state }) => state === 'fails'),
  ...checks.filter(({ state }) => state !== 'fails'),
]

export const printRecord = (verdict: Verdict, keyId: string): void => {
  const { verify } = messages
  const { title, text } = verdictTitle(messages, verdict)
  console.log(title)
  if (text) console.log(text)
  for (const check of inOrder(verdict))
    for (const line of checkTexts(messages, check, verdict)) console.log(`  ${verify.state[check.state]()}: ${line}`)
  console.log(`\n${verify.usedKey.own({ key: keyId })}`)
  if (!verdict.summary) return
  const { record, entries, items, code, anchors, stamp } = verdict.summary
  const inFull = (at: string) => formatInstant(at, record.family.timeZone, locale, 'long')
  console.log(`\n${messages.documents.record.asked.made()}: ${inFull(record.exportedAt)}`)
  if (anchors) console.log(`${verify.says.anchored()}: ${inFull(anchors.proven.leaf.at)}`)
  if (stamp) console.log(`${verify.says.stamped()}: ${inFull(stamp.at)} · ${stamp.authority}`)
  console.log(`${verify.says.count({ count: entries })} · ${verify.says.items()}: ${items} · ${code}`)
}

/** Says what a proof of single items proves and what it does not. Nothing in it names a time zone. */
export const printProof = (proof: BundleVerdict, keyId: string): void => {
  const formatAt = (at: string) => formatInstant(at, 'UTC', locale, 'long')
  const { title, text } = proofTitle(messages.verify, proof)
  const entries = provenEntries(messages, proof.bundle, { events, locale, formatAt })
  const lines = [title, text, ...proofTexts(messages.verify, proof, formatAt).map((line) => `  ${line}`)]
  const said = entries.length > 0 && !proof.holds ? [messages.verify.says.unproven()] : []
  const listed = entries.flatMap((entry) => [entry.title, `  ${entry.text}`])
  console.log([...lines, '', messages.verify.usedKey.own({ key: keyId }), '', ...said, ...listed].join('\n'))
}
