import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { proofsAddress } from '#contract/history/record-proofs.ts'
import { type CheckedFile, checkFiles, compareFiles } from '#domain/record/compare-files.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'
import { aloneTitle, compareTexts, compareTitle, type NamedFile } from '#i18n/compare-text.ts'
import { verifies } from '#server/history/keys.ts'
import { hashText, sha256 } from '#server/service-log/hashes.ts'
import { messages, printProof, printRecord } from './print.ts'

const { command, compare: texts, key: keyMessages, code: codeMessages, file: fileMessages } = messages.verify

/** Reports that nothing was checked. */
const refuse = (...lines: string[]): void => {
  console.error(lines.join('\n'))
  process.exitCode = 2
}

const bytesOf = (path: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return readFileSync(path)
  } catch {
    refuse(`${path}: ${fileMessages.unreadable()}`)
    return null
  }
}

const checkOne = (file: CheckedFile, keyId: string): void => {
  if (file.kind === 'record') printRecord(file.verdict, keyId)
  else if (file.kind === 'proof') printProof(file.verdict, keyId)
  else {
    const { title, text } = aloneTitle(messages, file)
    console.log(`${title}\n${text}`)
  }
  const holds = file.kind === 'checkpoint' ? file.verdict.state === 'proven' : 'verdict' in file && file.verdict.holds
  if (file.kind === 'consistency') process.exitCode = 2
  else process.exitCode = holds ? 0 : 1
}

const exitCodes = { agree: 0, contradict: 1, notComparable: 3 }

const checkTwo = async (pair: readonly [NamedFile, NamedFile], proof: CheckedFile | undefined): Promise<void> => {
  const [one, other] = pair
  const result = await compareFiles([one.file, other.file], proof?.kind === 'consistency' ? proof.document : null)
  const { title, text } = compareTitle(messages, result, pair)
  const lines = compareTexts(messages, result, pair).map((line) => `  ${line}`)
  console.log([title, text, ...lines].join('\n'))
  if (result.toAsk) console.log(`  ${proofsAddress(result.toAsk)}`)
  process.exitCode = exitCodes[result.comparison?.state ?? 'notComparable']
}

const check = async (paths: readonly string[], key: PublicKey, code: string | null): Promise<void> => {
  const files = paths.flatMap((path) => bytesOf(path) ?? [])
  if (files.length < paths.length) return
  const checked = await checkFiles(files, key, code)
  const given = checked.map((file, at): NamedFile => ({ name: basename(paths[at] ?? ''), file }))
  const [proofs, others] = [
    given.filter(({ file }) => file.kind === 'consistency'),
    given.filter(({ file }) => file.kind !== 'consistency'),
  ]
  const [one, other] = others
  const [first] = given
  if (one && other && others.length === 2 && proofs.length <= 1) return checkTwo([one, other], proofs[0]?.file)
  return first && given.length === 1 ? checkOne(first.file, key.id) : refuse(texts.tooMany())
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, code: { type: 'string' } },
})

const run = async (keyPath: string, typed: string | undefined): Promise<void> => {
  const pem = bytesOf(keyPath)
  if (!pem) return
  const key = await publicKeyOf(new TextDecoder().decode(pem), { sha256, hashText, verifies })
  const code = typed === undefined ? null : readShortCode(typed)
  if (!key) return refuse(keyMessages.malformed(), command.key())
  if (typed !== undefined && code === null) return refuse(codeMessages.malformed())
  await check(positionals, key, code)
}

/** Does what the arguments of the process ask for. */
export const runVerify = async (): Promise<void> => {
  if (positionals.length > 0 && values.key) await run(values.key, values.code)
  else refuse(command.usage(), command.key())
}
