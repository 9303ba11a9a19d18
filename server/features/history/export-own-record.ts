import type { RecordFilter } from '#domain/record/record.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { exportRecord } from '../../history/export.ts'
import { readMailed } from '../../history/read-mailed.ts'
import { readStamp } from '../../history/read-stamp.ts'
import { recordPartsOf } from '../../history/record-parts.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { maySign } from '../../service-log/named-key.ts'
import { readKeyChanges } from '../../service-log/recount/check-openings.ts'
import { logReaderOf } from '../../service-log/signed-log.ts'
import { ofOpenedItem } from './history.item.ts'

type Needs = Pick<Deps, 'scopes' | 'historyKey' | 'features'>

/** A file that another key signed could not be told from one that was made up. @throws {Refusal} recordKeyMissing */
export const requireKey = async ({ scopes, historyKey }: Pick<Needs, 'scopes' | 'historyKey'>): Promise<void> => {
  if (!(await scopes.asProver((tx) => maySign(tx, historyKey)))) throw new Refusal('recordKeyMissing')
}

type Parts = ReturnType<typeof recordPartsOf>
type Chosen = { readonly filter?: RecordFilter; readonly keptBack?: ReadonlySet<string> }

/** A file says that something private is left out only where there is something. */
const chosenBy = async (tx: Tx, parts: Parts, { withoutPrivate, ...asked }: RecordFilter): Promise<Chosen> => {
  const ownAlone = withoutPrivate ? await parts.keptPrivate(tx) : new Set<string>()
  const filter = { ...asked, ...(ownAlone.size > 0 && { withoutPrivate }) }
  return {
    ...(Object.keys(filter).length > 0 && { filter }),
    keptBack: filter.shared ? new Set([...ownAlone, ...(await parts.keptBack(tx))]) : ownAlone,
  }
}

/** Exports what a viewer may read of a family's record, signed. */
export const recordExporterOf = (needs: Needs, storage: Storage) => {
  const { scopes, historyKey, features } = needs
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const serviceLog = logReaderOf(scopes)
  return async (viewer: Viewer, now: string, filter: RecordFilter = {}): Promise<string> => {
    await requireKey(needs)
    const log = await serviceLog.show()
    const stamp = log && (await readStamp(scopes, log))
    const mailed = log ? await readMailed(scopes, viewer, log) : []
    const keyChanges = await scopes.asProver(readKeyChanges)
    return scopes.asViewer(viewer, async (tx) => {
      const withheld = await parts.unopenedBy(tx, viewer)
      return exportRecord(tx, viewer, {
        parts,
        key: historyKey,
        log,
        stamp,
        mailed,
        keyChanges,
        now,
        storage,
        withheld,
        ...(await chosenBy(tx, parts, filter)),
        ofItem: filter.item
          ? await ofOpenedItem(tx, parts, filter.item, withheld)
          : filter.items && new Set(filter.items),
      })
    })
  }
}
