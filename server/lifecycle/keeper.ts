import type { LiveChangeDto } from '#contract/live.ts'
import type { Viewer } from '../db/tenancy.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { byOf, type Involved } from './lifecycle.ts'
import { type Audience, recordEvent, type UnitOfWork } from './unit-of-work.ts'

/** A change by one person, in one transaction. */
export type Act = { readonly change: UnitOfWork; readonly viewer: Viewer }

/** Says what a person saw of an item. An item that is replaced instead of changed has no version, so its id suffices. */
export type Seen = { readonly id: string; readonly version?: number }

/** Describes items without a chart: people maintain them, and no status decides what they may do. */
export type KeptEntity<By extends Act, About, Row extends About, Kind extends string> = {
  /** The kinds of entry that the contract declares for the entity. */
  readonly events: { readonly entity: string; readonly kinds: Readonly<Record<Kind, unknown>> }
  readonly topic: LiveChangeDto['topic']
  readonly mayKeep: (viewer: Viewer) => boolean
  /** Locks the item until the transaction ends. Undefined means that the viewer may not see it. */
  readonly lock: (act: By, id: string) => Promise<Row | undefined>
  /** Says whether the row is what the person saw. */
  readonly isSeen: (row: Row, seen: Seen) => boolean
  /** Returns the answer to a refusal: the present item, or what took its place. Null means that there is none. */
  readonly present: (act: By, id: string | null) => Promise<unknown>
  readonly people: (about: About, viewer: Viewer) => readonly Involved[]
  readonly audience: (about: About) => Audience
}

/** Changes items of one kind. */
export type Keeper<By extends Act, About, Row extends About, Kind extends string> = {
  /**
   * Runs an act of somebody who may change such items. On a 409 the answer contains the present item. `id` is null when
   * the act begins a new one.
   */
  readonly keep: <T>(act: By, id: string | null, run: () => Promise<T>) => Promise<T>
  /** Locks an item. Throws `Refusal`: notFound, changedSinceSeen. */
  readonly seen: (act: By, seen: Seen) => Promise<Row>
  /** Runs an act on an item that the person saw as it is. */
  readonly change: <T>(act: By, seen: Seen, run: (row: Row) => Promise<T>) => Promise<T>
  /** Records what was done, and publishes it to those who may see it. */
  readonly record: (act: By, kind: Kind, about: About, payload: Readonly<Record<string, unknown>>) => void
}

export const keeperOf = <By extends Act, About extends { readonly id: string }, Row extends About, Kind extends string>(
  kept: KeptEntity<By, About, Row, Kind>,
): Keeper<By, About, Row, Kind> => {
  const { entity } = kept.events

  /** An item that no longer exists after a change is reported as not found. */
  const withPresent = async (act: By, id: string | null, { code }: Refusal): Promise<Refusal> => {
    const item = await kept.present(act, id)
    if (item !== null) return new Refusal(code, { item })
    return new Refusal(code === 'changedSinceSeen' ? 'notFound' : code)
  }

  const keep: Keeper<By, About, Row, Kind>['keep'] = async (act, id, run) => {
    if (!kept.mayKeep(act.viewer)) throw new Refusal('notAllowed')
    try {
      return await run()
    } catch (error) {
      throw error instanceof Refusal && error.status === 409 ? await withPresent(act, id, error) : error
    }
  }

  const seen: Keeper<By, About, Row, Kind>['seen'] = async (act, shown) => {
    const row = await kept.lock(act, shown.id)
    if (!row) throw new Refusal('notFound')
    if (!kept.isSeen(row, shown)) throw new Refusal('changedSinceSeen')
    return row
  }

  return {
    keep,
    seen,
    change: (act, shown, run) => keep(act, shown.id, async () => run(await seen(act, shown))),
    record: ({ change, viewer }, kind, about, payload) => {
      const by = byOf(viewer, kept.people(about, viewer))
      const audience = kept.audience(about)
      recordEvent(change, { kind: `${entity}.${kind}`, entity, entityId: about.id, by, audience, payload })
      change.live.push({ topic: kept.topic, id: about.id, audience })
    },
  }
}
