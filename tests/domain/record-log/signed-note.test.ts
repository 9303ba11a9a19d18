import { expect, test } from 'vitest'
import { formatCheckpoint, readCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { cosign } from '#domain/record/log/notes/cosignature.ts'
import {
  formatSignerKey,
  formatVerifierKey,
  readSignerKey,
  readVerifierKey,
  signatureTypes,
  signerKeyOf,
  type VerifierKey,
  verifierKeyOf,
} from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { formatNote, readNote, type SignedNote, signText } from '#domain/record/log/notes/signed-note.ts'
import {
  formatAddCheckpoint,
  formatCosignatures,
  formatSizeConflict,
  readAddCheckpoint,
  readCosignatures,
  readSizeConflict,
} from '#domain/record/log/notes/witness-messages.ts'
import { bytesOf } from './hash-now.ts'
import {
  addCheckpointBody,
  badVerifiers,
  cosignatureBody,
  enoch,
  noteText,
  peter,
  sumGolang,
  witnessed,
} from './note-vectors.ts'

const present = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('Expected a value')
  return value
}
const keyOf = async (text: string): Promise<VerifierKey> => present(await readVerifierKey(text))
const noteOf = (text: string): SignedNote => present(readNote(text))
const open = async (note: string, ...keys: string[]) => openNote(noteOf(note), await Promise.all(keys.map(keyOf)))

test('a verifier key is read, and none of its pieces or mutations', async () => {
  const key = await keyOf(peter.verifier)
  expect(key).toMatchObject({ name: 'PeterNeumann', id: 'c74f20a3', type: 1 })
  expect(formatVerifierKey(key)).toBe(peter.verifier)
  const wrong = [...badVerifiers]
  for (let at = 0; at < peter.verifier.length; at += 1) {
    wrong.push(peter.verifier.slice(at + 1), peter.verifier.slice(0, at))
    const next = String.fromCharCode(peter.verifier.charCodeAt(at) + 1)
    wrong.push(peter.verifier.slice(0, at) + next + peter.verifier.slice(at + 1))
  }
  for (const text of wrong) expect([text, await readVerifierKey(text)]).toEqual([text, null])
})

test('a signer key is read and makes the public signature; its mutations are not read', async () => {
  const signer = present(await readSignerKey(peter.signer))
  expect(formatVerifierKey(signer.verifier)).toBe(peter.verifier)
  const signature = await signText(noteText, signer)
  expect(formatNote({ text: noteText, signatures: [signature] })).toBe(`${noteText}\n${peter.line}`)
  for (let at = 0; at < peter.signer.length; at += 1) {
    const next = String.fromCharCode(peter.signer.charCodeAt(at) + 1)
    expect(await readSignerKey(peter.signer.slice(0, at) + next + peter.signer.slice(at + 1))).toBeNull()
  }
})

test('a key is written as it is read', async () => {
  const seed = new Uint8Array(32).fill(7)
  const { verifier } = await signerKeyOf('example.com/log', signatureTypes.cosignature, seed)
  expect(await readVerifierKey(formatVerifierKey(verifier))).toEqual(verifier)
  expect(present(await readSignerKey(formatSignerKey(verifier, seed))).verifier).toEqual(verifier)
  await expect(signerKeyOf('example.com/log', 1, seed.subarray(1))).rejects.toThrow(RangeError)
  await expect(verifierKeyOf('two words', 1, verifier.publicKey)).rejects.toThrow(RangeError)
})

test('signatures of known keys are verified, others are named as unknown', async () => {
  const both = `${noteText}\n${peter.line}${enoch.line}`
  const one = await open(both, peter.verifier)
  expect(one).toMatchObject({ state: 'verified', signatures: [{ key: { name: 'PeterNeumann' }, seconds: null }] })
  expect(one).toMatchObject({ unknown: [{ name: 'EnochRoot', keyId: 'af0cfe78' }] })
  const two = await open(both, peter.verifier, enoch.verifier)
  expect(two.state === 'verified' && two.signatures.map(({ key }) => key.name)).toEqual(['PeterNeumann', 'EnochRoot'])
  expect(await open(both)).toEqual({ state: 'noKnownSignature' })
  expect(await open(both, peter.verifier, enoch.verifier, enoch.verifier)).toMatchObject({ state: 'ambiguousKey' })
  const repeated = await open(`${noteText}\n${peter.line}${peter.line}`, peter.verifier)
  expect(repeated.state === 'verified' && repeated.signatures).toHaveLength(1)
})

test('a wrong signature by a known key rejects the whole note', async () => {
  const changed = `${noteText}\n${enoch.line}${peter.line.slice(0, 60)}ABCD${peter.line.slice(60)}`
  expect(await open(changed, peter.verifier, enoch.verifier)).toMatchObject({
    state: 'invalidSignature',
    key: { name: 'PeterNeumann' },
  })
  expect(await open(`x${noteText}\n${peter.line}`, peter.verifier)).toMatchObject({ state: 'invalidSignature' })
})

test.each([
  ['no signatures', noteText],
  ['an empty line only', `${noteText}\n`],
  ['no line feed at the end', `${noteText}\n${peter.line.slice(0, -1)}`],
  ['a control character', `\u0001${noteText}\n${peter.line}`],
  ['a key name with a space', `${noteText}\n— Bad Name x08go/ZJ\n`],
  ['a key name with a plus sign', `${noteText}\n— Bad+Name x08go/ZJ\n`],
  ['another line', `${noteText}\n${peter.line}Unexpected line.\n`],
  ['a signature without bytes', `${noteText}\n— PeterNeumann x08gow==\n`],
  ['half a character', `\ud800${noteText}\n${peter.line}`],
  ['too many signatures', `${noteText}\n${peter.line.repeat(101)}`],
])('a note with %s is malformed', (_, note) => {
  expect(readNote(note)).toBeNull()
})

test('a real checkpoint of sum.golang.org holds under its key, and no other checkpoint does', async () => {
  const opened = await open(sumGolang.checkpoint, sumGolang.verifier)
  expect(opened.state === 'verified' && opened.signatures.map(({ key }) => key.name)).toEqual(['sum.golang.org'])
  const { text } = noteOf(sumGolang.checkpoint)
  const checkpoint = present(readCheckpoint(text))
  expect(checkpoint).toMatchObject({ origin: 'go.sum database tree', size: 15_081_221, extensions: [] })
  expect(formatCheckpoint(checkpoint)).toBe(text)
  const other = sumGolang.checkpoint.replace('15081221', '15081222')
  expect(await open(other, sumGolang.verifier)).toMatchObject({ state: 'invalidSignature' })
})

test('a real cosignature holds under the witness’s key and gives its time', async () => {
  const opened = await open(witnessed.checkpoint, witnessed.verifier)
  expect(opened).toMatchObject({ state: 'verified', signatures: [{ seconds: 1_785_704_691 }] })
  const later = witnessed.checkpoint.replace('o+AP4gAAAABqb7Dz', 'o+AP4gAAAABqb7D0')
  expect(await open(later, witnessed.verifier)).toMatchObject({ state: 'invalidSignature' })
})

test('a cosignature that we make holds, and is not a signature of the log', async () => {
  const seed = new Uint8Array(32).fill(9)
  const { text } = noteOf(sumGolang.checkpoint)
  const witness = await signerKeyOf('witness.example', signatureTypes.cosignature, seed)
  const signature = await cosign(text, 1_700_000_000, witness)
  const opened = await openNote({ text, signatures: [signature] }, [witness.verifier])
  expect(opened).toMatchObject({ state: 'verified', signatures: [{ seconds: 1_700_000_000 }] })
  const log = await signerKeyOf('witness.example', signatureTypes.ed25519, seed)
  expect(log.verifier.id).not.toBe(witness.verifier.id)
  const { verifier } = log
  const disguised = { ...signature, keyId: verifier.id }
  expect(await openNote({ text, signatures: [disguised] }, [verifier])).toMatchObject({ state: 'invalidSignature' })
})

test.each([
  ['no lines', ''],
  ['no root', 'log\n1\n'],
  ['a leading zero', 'log\n01\nBoMMe1wd25Tco0mYGROkyqxHZWx+hcSCtMV315Lu6Lg=\n'],
  ['hex digits', 'log\n0xab\nBoMMe1wd25Tco0mYGROkyqxHZWx+hcSCtMV315Lu6Lg=\n'],
  ['a short root', 'log\n1\nAAAA\n'],
  ['no origin', '\n1\nBoMMe1wd25Tco0mYGROkyqxHZWx+hcSCtMV315Lu6Lg=\n'],
  ['an empty extension', 'log\n1\nBoMMe1wd25Tco0mYGROkyqxHZWx+hcSCtMV315Lu6Lg=\n\nmore\n'],
  ['more than a number holds', 'log\n9007199254740993\nBoMMe1wd25Tco0mYGROkyqxHZWx+hcSCtMV315Lu6Lg=\n'],
])('a text with %s is no checkpoint', (_, text) => {
  expect(readCheckpoint(text)).toBeNull()
})

test('a checkpoint of two lines in one is not written', () => {
  const root = new Uint8Array(32)
  expect(() => formatCheckpoint({ origin: 'a\nb', size: 1, root, extensions: [] })).toThrow(RangeError)
  expect(readCheckpoint(formatCheckpoint({ origin: 'a', size: 0, root, extensions: ['b'] }))).toEqual({
    origin: 'a',
    size: 0,
    root,
    extensions: ['b'],
  })
})

test('requests to a witness and its answers are read and written as specified', () => {
  const request = present(readAddCheckpoint(addCheckpointBody))
  expect(request).toMatchObject({ oldSize: 20_852_014, proof: { length: 4 } })
  expect(present(readCheckpoint(noteOf(request.checkpoint).text)).size).toBe(20_852_163)
  expect(formatAddCheckpoint(request)).toBe(addCheckpointBody)
  const cosignatures = present(readCosignatures(cosignatureBody))
  expect(cosignatures.map(({ name }) => name)).toEqual([
    'witness.example/w1',
    'witness.example/w1',
    'witness.example/w2',
  ])
  expect(formatCosignatures(cosignatures)).toBe(cosignatureBody)
  expect(readSizeConflict(formatSizeConflict(17))).toBe(17)
})

test('a first request has no proof', () => {
  const first = formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint: sumGolang.checkpoint })
  expect(first.startsWith('old 0\n\ngo.sum')).toBe(true)
  expect(readAddCheckpoint(first)).toEqual({ oldSize: 0, proof: [], checkpoint: sumGolang.checkpoint })
})

test.each([
  ['no old size', addCheckpointBody.replace('old 20852014\n', '')],
  ['a wrong size', addCheckpointBody.replace('old 20852014', 'old 020852014')],
  ['a hash that is none', addCheckpointBody.replace('PlRN', 'PlR')],
  ['no signatures', addCheckpointBody.slice(0, addCheckpointBody.indexOf('\n\n—'))],
  [
    'more than 63 hashes',
    addCheckpointBody.replace('PlRN', `${'PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=\n'.repeat(60)}PlRN`),
  ],
  ['nothing', ''],
])('a request with %s is malformed', (_, body) => {
  expect(readAddCheckpoint(body)).toBeNull()
})

test('answers of a witness that are malformed', () => {
  for (const body of ['', '\n', 'x\n', '01\n', '1']) expect(readSizeConflict(body)).toBeNull()
  for (const body of ['', '\n', cosignatureBody.slice(1)]) expect(readCosignatures(body)).toBeNull()
  expect(bytesOf('—')).toHaveLength(3)
})
