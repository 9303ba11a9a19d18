import { type SignerKey, signatureTypes, verifierKeyOf } from '#domain/record/log/notes/note-keys.ts'
import type { HistoryKey } from '../history/keys.ts'

/** The history key as a signer of notes. A log's key has the name of its origin. */
export const logKeyOf = async (origin: string, key: HistoryKey): Promise<SignerKey> => ({
  verifier: await verifierKeyOf(origin, signatureTypes.ed25519, key.publicKey),
  sign: async (message) => key.signBytes(message),
})
