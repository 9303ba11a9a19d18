import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { filesAmong } from './my-files.store.ts'

/** Names that would be equal in some file system are told apart by a number. */
const numbered = (name: string, taken: ReadonlySet<string>): string => {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let given = name
  for (let nth = 2; taken.has(given.normalize('NFC').toLowerCase()); nth += 1) given = `${stem} (${nth})${ending}`
  return given
}

export const zipNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    const given = numbered(name, taken)
    taken.add(given.normalize('NFC').toLowerCase())
    return given
  })
}

/** Finds what a zip contains: the newest versions of those of these files that the viewer may read. */
export const zipEntriesOf = async (tx: Tx, ids: readonly string[]): Promise<ZipEntry[]> => {
  const known = await filesAmong(tx, ids)
  const given = await tx
    .selectFrom('file')
    .select('id')
    .where('id', '=', oneOf(known.map(({ file_id }) => file_id)))
    .execute()
  const rows = known.filter(({ file_id }) => given.some(({ id }) => id === file_id))
  const names = zipNames(rows.map(({ name }) => name))
  return rows.map(({ sha256, bytes }, at) => ({ path: names[at] ?? sha256, stored: { sha256, bytes } }))
}
