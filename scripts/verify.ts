// npm run verify -- FILE --key PUBLIC_KEY.pem [--code CODE] checks an exported record, JSON or PDF, offline. The person
// who checks provides the key.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BundleVerdict, checkBundle } from '#domain/record/check-bundle.ts'
import { checkFile } from '#domain/record/check-file.ts'
import type { Verdict } from '#domain/record/judge.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'
import { formatInstant } from '#domain/time.ts'
import { proofTexts, proofTitle, provenEntries } from '#i18n/proof-text.ts'
import { checkTexts, verdictTitle } from '#i18n/verdict-text.ts'
import { sha256 } from '#server/service-log/hashes.ts'
import { uiLocale } from '../contract/locale.ts'
import L from '../i18n/i18n-node.ts'

const { LC_ALL, LANG } = process.env
const locale = uiLocale((LC_ALL || LANG || '').replace(/\..*$/, ''))
const messages = L[locale]

const bytesOf = (path: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    console.error(`${path}: ${messages.verify.file.unreadable()}`)
    process.exitCode = 2
    return undefined
  }
}

const print = (verdict: Verdict, keyId: string): void => {
  const { verify } = messages
  const { title, text } = verdictTitle(messages, verdict)
  console.log(title)
  if (text) console.log(text)
  for (const check of verdict.checks)
    for (const line of checkTexts(messages, check, verdict)) console.log(`  ${verify.state[check.state]()}: ${line}`)
  console.log(`\n${verify.yourKey({ key: keyId })}`)
  if (!verdict.summary) return
  const { record, entries, items, code, anchors } = verdict.summary
  const inFull = (at: string) => formatInstant(at, record.family.timeZone, locale, 'long')
  console.log(`\n${messages.documents.record.asked.made()}: ${inFull(record.exportedAt)}`)
  if (anchors) console.log(`${verify.says.anchored()}: ${inFull(anchors.proven.leaf.at)}`)
  console.log(`${verify.says.count({ count: entries })} · ${verify.says.items()}: ${items} · ${code}`)
}

/** Says what a proof of single items proves and what it does not. Nothing in it names a time zone. */
const printProof = (proof: BundleVerdict, keyId: string): void => {
  const inFull = (at: string) => formatInstant(at, 'UTC', locale, 'long')
  const { title, text } = proofTitle(messages.verify, proof)
  const entries = provenEntries(messages.verify, proof, inFull).flatMap((entry) => [entry.title, `  ${entry.text}`])
  const lines = [title, text, ...proofTexts(messages.verify, proof, inFull).map((line) => `  ${line}`)]
  console.log([...lines, '', messages.verify.yourKey({ key: keyId }), '', ...entries].join('\n'))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, code: { type: 'string' } },
})
const { command, key: keyMessages, code: codeMessages } = messages.verify

/** Reports wrong arguments; nothing is checked then. */
const refuse = (...lines: string[]): void => {
  console.error(lines.join('\n'))
  process.exitCode = 2
}

const check = async (path: string, keyPath: string, typed: string | undefined): Promise<void> => {
  const [file, pem] = [bytesOf(path), bytesOf(keyPath)]
  if (!file || !pem) return
  const key = await publicKeyOf(new TextDecoder().decode(pem), sha256)
  const code = typed === undefined ? null : readShortCode(typed)
  if (!key) return refuse(keyMessages.malformed(), command.key())
  if (typed !== undefined && code === null) return refuse(codeMessages.malformed())
  const proof = await checkBundle(file, key)
  if (proof) {
    printProof(proof, key.id)
    process.exitCode = proof.holds ? 0 : 1
    return
  }
  const verdict = await checkFile(file, key, code)
  print(verdict, key.id)
  process.exitCode = verdict.holds ? 0 : 1
}

const [path] = positionals
if (path && values.key) await check(path, values.key, values.code)
else refuse(command.usage(), command.key())
