import type { ExportedRecord } from '#domain/record/record.ts'
import { type Told, textsOf } from './told.ts'

type File = ExportedRecord['files'][number]
export type Exhibit = { readonly number: number; readonly file: File; readonly namedIn: number[] }

/** Numbers files in the order in which the entries name them. */
export const exhibitsOf = ({ files }: ExportedRecord) => {
  const known = new Map(files.map((file) => [file.id, file]))
  const exhibits = new Map<string, Exhibit>()
  const numbered = (file: File): Exhibit => {
    const exhibit = exhibits.get(file.id) ?? { number: exhibits.size + 1, file, namedIn: [] }
    exhibits.set(file.id, exhibit)
    return exhibit
  }
  return {
    /** Those that the entry of this number names; null for one that is no longer there. */
    namedIn: (told: Told, entry: number): (Exhibit | null)[] =>
      textsOf(told.details, 'receipts').map((id) => {
        const file = known.get(id)
        if (!file) return null
        const exhibit = numbered(file)
        exhibit.namedIn.push(entry)
        return exhibit
      }),
    all: (): Exhibit[] => [...exhibits.values()],
  }
}
export type Exhibits = ReturnType<typeof exhibitsOf>
