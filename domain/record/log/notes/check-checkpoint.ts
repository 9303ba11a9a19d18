import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import { signatureTypes, type VerifierKey } from './note-keys.ts'
import { openNote, type VerifiedSignature } from './open-note.ts'
import { readNote } from './signed-note.ts'

/**
 * The keys that whoever checks trusts. The name of a log's key is the log's origin. `quorum` is the number of witnesses
 * that must have cosigned; 0 demands none.
 */
export type TrustedKeys = {
  readonly log: readonly VerifierKey[]
  readonly witnesses: readonly VerifierKey[]
  readonly quorum: number
}

export type CheckpointFailure =
  | { readonly code: 'checkpointMalformed' }
  | { readonly code: 'keysAmbiguous'; readonly key: string }
  | { readonly code: 'signatureInvalid'; readonly key: string }
  /** No trusted key of this log signed it. `signedBy` names the keys that claim to have. */
  | { readonly code: 'keyUnknown'; readonly origin: string; readonly signedBy: readonly string[] }
  | { readonly code: 'witnessesMissing'; readonly cosigned: number; readonly quorum: number }

export type ProvenCheckpoint = Checkpoint & {
  readonly keys: readonly VerifierKey[]
  /** The witnesses that cosigned, and when (POSIX seconds): by then, the checkpoint existed. */
  readonly cosignatures: readonly { readonly key: VerifierKey; readonly seconds: number }[]
  /** Signatures by keys that are not trusted, as `name+id`. They prove nothing. */
  readonly unknown: readonly string[]
}

export type CheckedCheckpoint =
  | { readonly state: 'proven'; readonly checkpoint: ProvenCheckpoint }
  | { readonly state: 'fails'; readonly failure: CheckpointFailure }

const labelOf = ({ name, id }: Pick<VerifierKey, 'name' | 'id'>) => `${name}+${id}`
const fails = (failure: CheckpointFailure): CheckedCheckpoint => ({ state: 'fails', failure })

const cosignaturesIn = (signatures: readonly VerifiedSignature[]) =>
  signatures.flatMap(({ key, seconds }) => (seconds === null ? [] : [{ key, seconds }]))

/** Checks a signed checkpoint: its form, its log's signature, and that enough witnesses cosigned it. */
export const checkCheckpoint = async (note: string, trusted: TrustedKeys): Promise<CheckedCheckpoint> => {
  const signedNote = readNote(note)
  const checkpoint = signedNote && readCheckpoint(signedNote.text)
  if (!signedNote || !checkpoint) return fails({ code: 'checkpointMalformed' })
  const { origin } = checkpoint
  const logKeys = trusted.log.filter(({ name, type }) => name === origin && type === signatureTypes.ed25519)
  const witnesses = trusted.witnesses.filter(({ type }) => type === signatureTypes.cosignature)
  const signedBy = signedNote.signatures.map(({ name, keyId }) => labelOf({ name, id: keyId }))

  const opened = await openNote(signedNote, [...logKeys, ...witnesses])
  if (opened.state === 'ambiguousKey') return fails({ code: 'keysAmbiguous', key: labelOf(opened.key) })
  if (opened.state === 'invalidSignature') return fails({ code: 'signatureInvalid', key: labelOf(opened.key) })
  if (opened.state === 'noKnownSignature') return fails({ code: 'keyUnknown', origin, signedBy })
  const keys = opened.signatures.filter(({ seconds }) => seconds === null).map(({ key }) => key)
  if (keys.length === 0) return fails({ code: 'keyUnknown', origin, signedBy })
  const cosignatures = cosignaturesIn(opened.signatures)
  const { quorum } = trusted
  if (cosignatures.length < quorum) return fails({ code: 'witnessesMissing', cosigned: cosignatures.length, quorum })
  const unknown = opened.unknown.map(({ name, keyId }) => labelOf({ name, id: keyId }))
  return { state: 'proven', checkpoint: { ...checkpoint, keys, cosignatures, unknown } }
}
