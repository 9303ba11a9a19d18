import { type PublicKey, publicKeyFrom } from './keys.ts'
import type { VerifierKey } from './log/notes/note-keys.ts'
import { formatVerifierKey, readVerifierKey } from './log/notes/note-keys.ts'
import { openNote } from './log/notes/open-note.ts'
import { readNote } from './log/notes/signed-note.ts'
import { equalBytes } from './log/trees/hashing.ts'

/** One key of the service replaced another one. Each has the name of the log that it signs. */
export type KeyChange = { readonly at: string; readonly from: VerifierKey; readonly to: VerifierKey }

const firstLine = 'evenhand-key-change/v1'

/** Returns the text that both keys sign. Its second line is no size, so it can never be read as a checkpoint. */
export const formatKeyChange = ({ at, from, to }: KeyChange): string =>
  [firstLine, at, formatVerifierKey(from), formatVerifierKey(to), ''].join('\n')

const readChange = async (text: string): Promise<KeyChange | null> => {
  const [first, at = '', from = '', to = ''] = text.split('\n')
  const keys = await Promise.all([readVerifierKey(from), readVerifierKey(to)])
  if (first !== firstLine || !/^\d{4}-\d{2}-\d{2}T/.test(at) || !keys[0] || !keys[1]) return null
  const change = { at, from: keys[0], to: keys[1] }
  return formatKeyChange(change) === text ? change : null
}

/** A change as a file claims it. Only one that both keys signed is true. */
export type ClaimedChange = KeyChange & { readonly signedByBoth: boolean }

/** Reads the signed note of a change; null when it is none. */
export const readKeyChange = async (note: string): Promise<ClaimedChange | null> => {
  const signedNote = readNote(note)
  const change = signedNote && (await readChange(signedNote.text))
  if (!signedNote || !change || equalBytes(change.from.publicKey, change.to.publicKey)) return null
  const opened = await openNote(signedNote, [change.from, change.to])
  return { ...change, signedByBoth: opened.state === 'verified' && opened.signatures.length === 2 }
}

/**
 * The key that signed a file is not the one that was brought, and changes lead from one to the other. `later`: it
 * replaced the brought one, at `at` for the first time. `earlier`: the brought one follows it, and it was replaced at `at`.
 */
export type Followed = {
  readonly direction: 'later' | 'earlier'
  readonly keyId: string
  readonly at: string
  readonly changes: number
}

export type ReachedKey = {
  /** The file is to be checked with this key. It is the brought one where no other was reached. */
  readonly key: PublicKey
  /** Null when the brought key itself is claimed to have signed, and when nothing leads to the one that did. */
  readonly followed: Followed | null
  /** Something claims that another key replaced the brought one, and both did not sign that. */
  readonly forged: boolean
}

type Step = readonly [from: VerifierKey, to: VerifierKey, change: KeyChange]
type IsSigner = (key: PublicKey) => boolean | Promise<boolean>

/** Finds the steps from a key to the one that signed; null when none lead there. Each step is taken once. */
const stepsTo = async (
  from: PublicKey,
  steps: readonly Step[],
  isSigner: IsSigner,
): Promise<{ readonly key: PublicKey; readonly path: readonly KeyChange[] } | null> => {
  for (const step of steps.filter(([before]) => equalBytes(before.publicKey, from.bytes))) {
    const [, { publicKey }, change] = step
    const key = await publicKeyFrom(publicKey, from)
    if (await isSigner(key)) return { key, path: [change] }
    const rest = steps.filter((other) => other !== step)
    const further = await stepsTo(key, rest, isSigner)
    if (further) return { key: further.key, path: [change, ...further.path] }
  }
  return null
}

/** A key that was replaced every month for eight years. */
const mostChanges = 100

/**
 * Follows changes of the service's key from the one that was brought to the one that signed a file. `carried` are the
 * notes that came with files; the brought key may have some with it.
 */
export const reachSigner = async (
  brought: PublicKey,
  carried: readonly string[],
  isSigner: IsSigner,
): Promise<ReachedKey> => {
  if (await isSigner(brought)) return { key: brought, followed: null, forged: false }
  const notes = [...new Set([...brought.changes, ...carried])].slice(-mostChanges)
  const claimed = (await Promise.all(notes.map(readKeyChange))).filter((change) => change !== null)
  const signed = claimed.filter(({ signedByBoth }) => signedByBoth)
  const later = await stepsTo(
    brought,
    signed.map((change): Step => [change.from, change.to, change]),
    isSigner,
  )
  const earlier =
    later ??
    (await stepsTo(
      brought,
      signed.map((change): Step => [change.to, change.from, change]),
      isSigner,
    ))
  if (!earlier) {
    const forged = claimed.some((one) => !one.signedByBoth && equalBytes(one.from.publicKey, brought.bytes))
    return { key: brought, followed: null, forged }
  }
  const { key, path } = earlier
  const told = later ? path[0] : path.at(-1)
  const direction = later ? 'later' : 'earlier'
  return { key, followed: { direction, keyId: key.id, at: told?.at ?? '', changes: path.length }, forged: false }
}
