import { type EventTable, eventTextsOf } from '#i18n/event-text.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { RecordPart } from './record-part.ts'

/** The parts of all areas. Code that reads the whole record uses them and names no area. */
export type RecordParts = {
  readonly all: readonly RecordPart[]
  readonly of: (entity: string) => RecordPart | undefined
  readonly events: EventTable
  /** Finds every item that the viewer knows of but has not opened, or those `among` these ids. */
  readonly unopenedBy: (tx: Tx, viewer: Viewer, among?: readonly string[]) => Promise<Set<string>>
  /** Finds every item of which nothing is handed on but what a report's own tables say. */
  readonly keptBack: (tx: Tx) => Promise<Set<string>>
  /** Finds every item that an export holds only when asked, because nobody but its author may see it. */
  readonly keptPrivate: (tx: Tx) => Promise<Set<string>>
}

const foundBy = async (tx: Tx, finders: readonly (Finder | undefined)[]): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const find of finders) for (const id of (await find?.(tx)) ?? []) found.add(id)
  return found
}
type Finder = (tx: Tx) => Promise<readonly string[]>

export const recordPartsOf = (all: readonly RecordPart[]): RecordParts => {
  const byEntity = new Map(all.map((part) => [part.events.entity, part]))
  return {
    all,
    of: (entity) => byEntity.get(entity),
    events: eventTextsOf(all.map(({ events }) => events)),
    unopenedBy: async (tx, viewer, among) => {
      const unopened = new Set<string>()
      for (const part of all) for (const id of (await part.unopenedBy?.(tx, viewer, among)) ?? []) unopened.add(id)
      return unopened
    },
    keptBack: (tx) =>
      foundBy(
        tx,
        all.map(({ keptBack }) => keptBack),
      ),
    keptPrivate: (tx) =>
      foundBy(
        tx,
        all.map(({ keptPrivate }) => keptPrivate),
      ),
  }
}
