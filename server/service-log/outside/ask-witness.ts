import { utf8 } from '#domain/record/bytes.ts'
import { readVerifierKey, signatureTypes, type VerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { formatSignatures, readNote } from '#domain/record/log/notes/signed-note.ts'
import { formatAddCheckpoint, readCosignatures, readSizeConflict } from '#domain/record/log/notes/witness-messages.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { NoUsefulAnswer, postBytes } from './post-bytes.ts'

/** A witness of C2SP tlog-witness: its submission prefix, and the key by which it cosigns. */
export type Witness = { readonly url: string; readonly key: VerifierKey }

/** Thrown when a witness gives no valid cosignature. */
export class WitnessError extends Error {
  override readonly name = 'WitnessError'
}

/**
 * Reads `url key` pairs, separated by commas. Keys are verifier keys of type 4, `name+id+base64`.
 * @returns null when one of them is malformed
 */
export const readWitnesses = async (text: string): Promise<Witness[] | null> => {
  const witnesses: Witness[] = []
  for (const pair of text.split(',').map((part) => part.trim())) {
    const [url = '', encoded = '', ...rest] = pair.split(/\s+/)
    const key = await readVerifierKey(encoded)
    const isUrl = /^https?:$/.test(URL.parse(url)?.protocol ?? '')
    if (!key || key.type !== signatureTypes.cosignature || !isUrl || rest.length > 0) return null
    witnesses.push({ url: url.replace(/\/$/, ''), key })
  }
  return witnesses
}

/** Returns the log's consistency proof from an earlier size to that of the checkpoint. */
type ProofFrom = (size: number) => Promise<readonly Bytes[]>

type Answer = { readonly cosignatures: string } | { readonly size: number }

const ask = async ({ url }: Witness, oldSize: number, proofFrom: ProofFrom, checkpoint: string): Promise<Answer> => {
  const body = utf8(formatAddCheckpoint({ oldSize, proof: await proofFrom(oldSize), checkpoint }))
  try {
    const answer = await postBytes(`${url}/add-checkpoint`, 'text/plain; charset=utf-8', body)
    return { cosignatures: Buffer.from(answer).toString('utf8') }
  } catch (error) {
    if (!(error instanceof NoUsefulAnswer)) throw error
    const size = error.status === 409 ? readSizeConflict(error.body) : null
    if (size === null) throw new WitnessError(error.message)
    return { size }
  }
}

/** Keeps only the lines that the witness's own key made over this checkpoint. */
const verified = async (lines: string, checkpoint: string, { key }: Witness): Promise<string> => {
  const [note, signatures] = [readNote(checkpoint), readCosignatures(lines)]
  if (!note || !signatures) throw new WitnessError('the answer is not a cosignature')
  const own = signatures.filter(({ name, keyId }) => name === key.name && keyId === key.id)
  const { state } = await openNote({ text: note.text, signatures: own }, [key])
  if (state !== 'verified') throw new WitnessError('the cosignature does not hold')
  return formatSignatures(own)
}

/**
 * Asks a witness to cosign a checkpoint. `oldSize` is the size that it is thought to have cosigned last; a witness that
 * knows another says so and is asked once more.
 * @returns signature lines, to be appended to the note
 * @throws {WitnessError} when it does not cosign
 */
export const askWitness = async (
  witness: Witness,
  { oldSize, size, checkpoint }: { readonly oldSize: number; readonly size: number; readonly checkpoint: string },
  proofFrom: ProofFrom,
): Promise<string> => {
  const first = await ask(witness, oldSize, proofFrom, checkpoint)
  if ('cosignatures' in first) return verified(first.cosignatures, checkpoint, witness)
  if (first.size > size) throw new WitnessError(`the witness has cosigned ${first.size} leaves, more than there are`)
  const second = await ask(witness, first.size, proofFrom, checkpoint)
  if ('cosignatures' in second) return verified(second.cosignatures, checkpoint, witness)
  throw new WitnessError('the witness changes its mind about the size')
}
