import { type CheckedFile, checkFiles, compareFiles, type FilesCompared } from '#domain/record/compare-files.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'
import type { NamedFile } from '#i18n/compare-text.ts'

type Given = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

export type Outcome = {
  readonly keyId: string
  /** One file was checked, or two were compared. */
  readonly found:
    | { readonly kind: 'one'; readonly name: string; readonly file: CheckedFile }
    | { readonly kind: 'two'; readonly files: readonly [NamedFile, NamedFile]; readonly compared: FilesCompared }
}

/**
 * Checks one file, or compares two, of which a third one may be the consistency proof. Null when the files are not such
 * a choice.
 */
export const runCheck = async (given: readonly Given[], pem: string, code: string): Promise<Outcome | null> => {
  const key = await publicKeyOf(pem)
  if (!key) throw new TypeError('the key was found right before and is not now')
  const printed = code.trim() === '' ? null : readShortCode(code)
  const bytes = given.map((file) => file.bytes)
  const checked = await checkFiles(bytes, key, printed)
  const all = checked.map((file, at): NamedFile => ({ name: given[at]?.name ?? '', file }))
  const proofs = all.flatMap(({ file }) => (file.kind === 'consistency' ? file.document : []))
  const [one, other, ...more] = all.filter(({ file }) => file.kind !== 'consistency')
  const [first] = all
  if (first && all.length === 1) return { keyId: key.id, found: { kind: 'one', ...first } }
  if (!one || !other || more.length > 0 || proofs.length > 1) return null
  const compared = await compareFiles([one.file, other.file], proofs[0] ?? null)
  return { keyId: key.id, found: { kind: 'two', files: [one, other], compared } }
}
