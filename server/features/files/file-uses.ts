import { type Accepted, acceptedByAny, isStored, type StoredUse } from '#contract/files/file-uses.ts'
import type { ServerFeature } from '../feature.ts'

/** The uses of stored files by their names, as the features declare them. */
export type StoredUses = ReadonlyMap<string, StoredUse>

export const storedUsesOf = (features: readonly Pick<ServerFeature, 'fileUses'>[]): StoredUses =>
  new Map(features.flatMap(({ fileUses = [] }) => fileUses.filter(isStored).map((use) => [use.name, use])))

/** Returns the accepted types and sizes of this use, or of any use while it is null; undefined for a use that nobody declares. */
export const acceptedFor = (uses: StoredUses, name: string | null): Accepted | undefined =>
  name === null ? acceptedByAny([...uses.values()]) : uses.get(name)

/** A file that has no use yet is shown to its uploader, who is about to choose one. */
export const isShownInline = (uses: StoredUses, names: readonly string[]): boolean =>
  names.every((name) => uses.get(name)?.kept.inline ?? false)
