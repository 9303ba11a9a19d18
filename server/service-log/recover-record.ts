import type { Config } from '../config.ts'
import type { Scopes } from '../db/tenancy.ts'
import { adoptNextKey, type HistoryKey, makeNextKey, readHistoryKey } from '../history/keys.ts'
import { type Continued, continueLog } from './continue-log.ts'
import { newestOrigin } from './log-store.ts'
import { isKeyOf } from './named-key.ts'
import { outsideFolderOf } from './outside/outside-copy.ts'
import { readKeyChanges } from './recount/check-openings.ts'

type Places = Pick<Config, 'historyKey' | 'historyKeyDir' | 'dataDir'>
type Said = { readonly reason: string; readonly operator: string }

export type RecoverOutcome =
  | Continued
  /** The key at hand is not the one that the database names. */
  | { readonly state: 'otherKey' }
  /** HISTORY_KEY is to hold the new key, and holds the one that is in use. */
  | { readonly state: 'sameKey' }

const find = async (scopes: Pick<Scopes, 'asSigner'>, places: Places) => {
  const [origin, key] = await Promise.all([scopes.asSigner(newestOrigin), readHistoryKey(places)])
  return { origin, key, isNamed: origin !== null && key !== null && (await isKeyOf(origin, key)) }
}

/** Runs with the key that is used from now on: the one of HISTORY_KEY, or a new one in the key's folder. */
const withNextKey = async (
  scopes: Pick<Scopes, 'asSigner'>,
  { historyKey, historyKeyDir }: Places,
  own: HistoryKey | null,
  run: (key: HistoryKey) => Promise<Continued>,
): Promise<Continued> => {
  if (historyKey && own) return run(own)
  const outcome = await run(await makeNextKey(historyKeyDir))
  if (outcome.state === 'opened') await adoptNextKey(historyKeyDir, await scopes.asSigner(readKeyChanges))
  return outcome
}

/**
 * Continues the log after a restore; with `newKey`, after the key was lost or stolen. A key that is still at hand was
 * not lost.
 */
export const recoverRecord = async (
  scopes: Pick<Scopes, 'asSigner'>,
  places: Places,
  { newKey, ...said }: Said & { readonly newKey: boolean },
  now: string,
): Promise<RecoverOutcome> => {
  const { origin, key: own, isNamed } = await find(scopes, places)
  const folder = outsideFolderOf(places.dataDir)
  if (!origin) return { state: 'nothing' }
  if (!newKey) {
    if (!own || !isNamed) return { state: 'otherKey' }
    return continueLog(scopes, { ...said, why: 'restored', key: own, folder }, now)
  }
  if (places.historyKey && isNamed) return { state: 'sameKey' }
  const why = isNamed ? 'keyStolen' : 'keyLost'
  return withNextKey(scopes, places, own, (key) => continueLog(scopes, { ...said, why, key, folder }, now))
}

/** Continues the log with another key, whose first signature is beside one of the key before. */
export const rotateKey = async (
  scopes: Pick<Scopes, 'asSigner'>,
  places: Places,
  { old, ...said }: Said & { readonly old: HistoryKey | null },
  now: string,
): Promise<RecoverOutcome> => {
  const { origin, key: own, isNamed } = await find(scopes, places)
  const folder = outsideFolderOf(places.dataDir)
  if (!origin) return { state: 'nothing' }
  if (places.historyKey && isNamed) return { state: 'sameKey' }
  const cosigner = places.historyKey ? old : own
  if (!cosigner || !(await isKeyOf(origin, cosigner))) return { state: 'otherKey' }
  return withNextKey(scopes, places, own, (key) =>
    continueLog(scopes, { ...said, why: 'keyRotated', key, cosigner, folder }, now),
  )
}
