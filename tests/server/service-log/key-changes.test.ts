import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { checkBundle } from '#domain/record/check-bundle.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { type CheckedFile, checkAnyFile, checkFiles, compareFiles } from '#domain/record/compare-files.ts'
import { formatKeyChange } from '#domain/record/key-changes.ts'
import { formatKeyFile, type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { formatNote, signText } from '#domain/record/log/notes/signed-note.ts'
import { aloneTitle, compareTexts } from '#i18n/compare-text.ts'
import L from '#i18n/i18n-node.ts'
import { proofTexts } from '#i18n/proof-text.ts'
import { checkTexts, verdictTitle } from '#i18n/verdict-text.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { logKeyOf } from '#server/service-log/log-key.ts'
import { readKeyChanges } from '#server/service-log/recount/check-openings.ts'
import { paperOf, testKey } from '#tests/support/record/exported.ts'
import { type RecoveryStage, recoveryStage } from '#tests/support/record/recovery-stage.ts'

const texts = L['en-US']
let at: RecoveryStage
beforeEach(async () => {
  at = await recoveryStage()
  await at.sign()
})
afterEach(() => at.end())

const broughtOf = async (pem: string): Promise<PublicKey> => {
  const key = await publicKeyOf(pem)
  if (!key) throw new Error('the public key cannot be read')
  return key
}
const ownOf = ({ publicPem }: HistoryKey) => broughtOf(publicPem)
const changed = () => at.on.scopes.asProver(readKeyChanges)
/** The key as the service gives it, with its changes. */
const fromService = async (key: HistoryKey) => broughtOf(formatKeyFile(key.publicPem, await changed()))
const rotate = async (): Promise<HistoryKey> => {
  expect(await at.rotate()).toMatchObject({ why: 'keyRotated' })
  const next = await at.keyNow()
  await at.sign(next)
  return next
}
const today = () => at.on.clock.now().slice(0, 10)
/** Returns all that is said of a file that was checked alone. */
const saidOf = (file: CheckedFile): string[] => {
  if (file.kind === 'record') return file.verdict.checks.flatMap((check) => checkTexts(texts, check, file.verdict))
  if (file.kind === 'proof') return proofTexts(texts.verify, file.verdict, (instant) => instant)
  return [aloneTitle(texts, file).text]
}
const allOf = async (own: HistoryKey) => {
  const record = await at.exported(own)
  const proof = await at.proof()
  const { checkpoint } = JSON.parse(proof)
  return { record: utf8(record), pdf: await paperOf(record, own), proof: utf8(proof), checkpoint: utf8(checkpoint) }
}
type Files = Awaited<ReturnType<typeof allOf>>
const each = (files: Files) => Object.entries(files).map(([name, bytes]) => ({ name, bytes }))
const holds = (file: CheckedFile) =>
  file.kind !== 'consistency' && ('holds' in file.verdict ? file.verdict.holds : file.verdict.state === 'proven')

test('whoever has the old key follows the change to the new one, in an export, its PDF and a proof', async () => {
  const old = await ownOf(at.key)
  const next = await rotate()
  const files = await allOf(next)
  const sentence = `It was signed with ${next.id}, the key that replaced yours on ${today()}; your key signed the change.`
  for (const { name, bytes } of each(files)) {
    const file = await checkAnyFile(bytes, old)
    // A checkpoint alone carries nothing beside itself.
    expect([name, holds(file), name === 'checkpoint' || saidOf(file).includes(sentence)]).toEqual([
      name,
      name !== 'checkpoint',
      true,
    ])
  }
  const withKey = await checkAnyFile(files.checkpoint, await fromService(at.key))
  expect([holds(withKey), saidOf(withKey)[0]]).toEqual([true, expect.stringContaining(sentence)])
})

test('whoever has the new key as the service gives it checks an older file with it', async () => {
  const files = await allOf(at.key)
  const next = await rotate()
  const sentence = `It was signed with ${at.key.id}, the key that yours replaced on ${today()}; both signed the change.`
  for (const { name, bytes } of each(files)) {
    const file = await checkAnyFile(bytes, await fromService(next))
    expect([name, holds(file), saidOf(file).join(' ')]).toEqual([name, true, expect.stringContaining(sentence)])
    expect([name, holds(await checkAnyFile(bytes, await ownOf(next)))]).toEqual([name, false])
  }
  // The public half beside the key has the changes too.
  const beside = await broughtOf(await readFile(join(at.keyFolder, 'history.pub.pem'), 'utf8'))
  expect(beside.changes).toEqual(await changed())
})

test('two files of both times are compared with either key', async () => {
  const before = await allOf(at.key)
  const next = await rotate()
  const after = await allOf(next)
  for (const key of [await ownOf(at.key), await ownOf(next)])
    for (const pair of [
      [before.record, after.record],
      [before.proof, after.record],
      [before.checkpoint, after.proof],
    ]) {
      const [one, other] = await checkFiles(pair, key)
      if (!one || !other) throw new Error('two files are two')
      expect([holds(one), holds(other)]).toEqual([true, true])
      const result = await compareFiles([one, other], null)
      const files = [
        { name: 'one', file: one },
        { name: 'other', file: other },
      ] as const
      expect(compareTexts(texts, result, files).join(' ')).toMatch(/signed the change/)
    }
})

test('several changes are followed in both directions', async () => {
  const before = await allOf(at.key)
  const first = today()
  await rotate()
  at.on.clock.forward(40 * 24 * 60 * 60_000)
  const last = await rotate()
  const later = await checkAnyFile((await allOf(last)).record, await ownOf(at.key))
  expect([holds(later), saidOf(later).join(' ')]).toEqual([
    true,
    expect.stringContaining(`Yours was replaced on ${first}, and each of the 2 changes since then was signed`),
  ])
  const earlier = await checkAnyFile(before.record, await fromService(last))
  expect([holds(earlier), saidOf(earlier).join(' ')]).toEqual([
    true,
    expect.stringContaining(`${at.key.id}, which was replaced on ${first}. 2 changes lead from it to yours`),
  ])
})

test('a change that one key alone signed, or another one, is refused', async () => {
  const old = await ownOf(at.key)
  const record = JSON.parse(await at.exported())
  const [thief, helper] = [(await testKey()).key, (await testKey()).key]
  const [from, to] = [await logKeyOf('evenhand.test/record/1', at.key), await logKeyOf('evenhand.test/record/2', thief)]
  const other = await logKeyOf('evenhand.test/record/1', helper)
  const text = formatKeyChange({ at: at.on.clock.now(), from: from.verifier, to: to.verifier })
  const [byOld, byThief, byHelper] = await Promise.all([from, to, other].map((key) => signText(text, key)))
  const pretended = byHelper && { ...byHelper, keyId: from.verifier.id }
  for (const signatures of [[byOld], [byThief], [byThief, byHelper], [byThief, pretended], [byThief, byThief]]) {
    const note = formatNote({ text, signatures: signatures.filter((one) => one !== undefined) })
    const { signature: _, ...forged } = { ...record, keyId: thief.id, keyChanges: [note], proof: null }
    const file = utf8(canonical({ ...forged, signature: thief.sign(canonical(forged)) }))
    const verdict = await checkFile(file, old)
    expect(verdict.holds).toBe(false)
    expect(verdict.problems[0]).toEqual({ check: 'key', signedBy: thief.id, yours: old.id, forgedChange: true })
    expect(verdictTitle(texts, verdict).text).toMatch(/claims that this key replaced yours/)
  }
  // Signed by both it is followed: whoever holds the old key can hand it on.
  const both = formatNote({ text, signatures: [byOld, byThief].filter((one) => one !== undefined) })
  const { signature: _, ...given } = { ...record, keyId: thief.id, keyChanges: [both], proof: null }
  const file = utf8(canonical({ ...given, signature: thief.sign(canonical(given)) }))
  expect((await checkFile(file, old)).holds).toBe(true)
})

test('a change is taken out of a proof, or changed there, and neither key accepts it', async () => {
  const next = await rotate()
  const proof = JSON.parse(await at.proof())
  const cut = (change: (note: string) => string | undefined) => {
    const copy = structuredClone(proof)
    const leaf = JSON.parse(copy.recoveries.list[0].leaf)
    leaf.opening.keyChange = change(leaf.opening.keyChange)
    copy.recoveries.list[0].leaf = canonical(leaf)
    return utf8(canonical(copy))
  }
  const byOneOnly = cut((note) => note.split('\n').toSpliced(5, 1).join('\n'))
  expect(await checkBundle(byOneOnly, await ownOf(at.key))).toMatchObject({ problem: { code: 'keyChangeForged' } })
  expect(await checkBundle(byOneOnly, await ownOf(next))).toMatchObject({ problem: { code: 'recoveryWrong' } })
  const without = cut(() => undefined)
  expect(await checkBundle(without, await ownOf(at.key))).toMatchObject({ problem: { code: 'keyUnknown' } })
  expect(await checkBundle(without, await ownOf(next))).toMatchObject({ problem: { code: 'recoveryWrong' } })
})

test('the command says so too', async () => {
  const { record, proof } = await allOf(at.key)
  const next = await rotate()
  const after = await allOf(next)
  const contents = { old: record, oldProof: proof, new: after.record, newProof: after.proof }
  const path = (name: string) => join(at.keyFolder, `${name}.json`)
  for (const [name, bytes] of Object.entries(contents)) await writeFile(path(name), bytes)
  const run = (key: string, ...names: string[]): Promise<string> =>
    new Promise((resolve) => {
      const env = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' }
      const args = ['scripts/verify.mjs', ...names.map(path), '--key', join(at.keyFolder, key)]
      const child = execFile(process.execPath, args, { env }, (_, out, wrong) =>
        resolve(`${child.exitCode} ${out}${wrong}`),
      )
    })
  const oldKey = `history-${at.key.id}.pub.pem`
  expect(await run(oldKey, 'new')).toMatch(/^0 This record is genuine\n[\s\S]*the key that replaced yours on /)
  expect(await run(oldKey, 'newProof')).toMatch(/^0 This proof is genuine\n[\s\S]*the key that replaced yours on /)
  expect(await run('history.pub.pem', 'old')).toMatch(
    /^0 This record is genuine\n[\s\S]*the key that yours replaced on /,
  )
  expect(await run('history.pub.pem', 'oldProof', 'new')).toMatch(/^0 The two files agree\n[\s\S]*signed the change/)
})
