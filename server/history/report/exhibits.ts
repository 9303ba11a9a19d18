import type { ExportedRecord } from '#domain/record/record.ts'
import type { Picture } from '../../documents/block.ts'
import { type ParsedEntry, textsOf } from '../parsed-entry.ts'

type File = ExportedRecord['files'][number]

/** A file that a report carries, and its picture where it is one. */
export type CarriedFile = { readonly bytes: Buffer; readonly picture?: Omit<Picture, 'alt'> | undefined }
/** Maps the SHA-256 of a file to what the report carries of it. */
export type CarriedFiles = ReadonlyMap<string, CarriedFile>

export type Exhibit = {
  readonly number: number
  readonly file: File
  /** The numbers of the entries that name it. */
  readonly namedIn: number[]
  /** What it is attached to, in a report that does not number its entries. */
  readonly attachedTo: string[]
}

/** Numbers files in the order in which the entries name them. */
export const exhibitsOf = ({ files }: ExportedRecord) => {
  const known = new Map(files.map((file) => [file.id, file]))
  const exhibits = new Map<string, Exhibit>()
  const numbered = (file: File): Exhibit => {
    const exhibit = exhibits.get(file.id) ?? { number: exhibits.size + 1, file, namedIn: [], attachedTo: [] }
    exhibits.set(file.id, exhibit)
    return exhibit
  }
  return {
    /** Returns the exhibits that the entry of this number names; null for a file that no longer exists. */
    namedIn: (entry: ParsedEntry, number: number): (Exhibit | null)[] =>
      textsOf(entry.details, 'receipts').map((id) => {
        const file = known.get(id)
        if (!file) return null
        const exhibit = numbered(file)
        exhibit.namedIn.push(number)
        return exhibit
      }),
    /** Returns the exhibits that are attached to what is called `to`. */
    attached: (ids: readonly string[], to: string): Exhibit[] =>
      ids.flatMap((id) => {
        const file = known.get(id)
        if (!file) return []
        const exhibit = numbered(file)
        exhibit.attachedTo.push(to)
        return [exhibit]
      }),
    all: (): Exhibit[] => [...exhibits.values()],
  }
}
export type Exhibits = ReturnType<typeof exhibitsOf>
