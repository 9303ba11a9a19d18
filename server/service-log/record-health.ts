import { compareInstants } from '#domain/time.ts'
import type { RequestScopes } from '../db/tenancy.ts'
import type { HistoryKey } from '../history/keys.ts'
import { maySign } from './named-key.ts'
import { readNewestCheckpoint } from './newest-checkpoint.ts'

/**
 * `anchored`: a leaf was signed within the last minutes. `late`: none was, so a signer is missing or fails.
 * `otherKey`: the database names another key than this process has. `contradicted`: the database is not what was signed.
 */
export type RecordHealth = {
  readonly state: 'anchored' | 'late' | 'otherKey' | 'contradicted'
  readonly contradictions: number
  readonly otherKey: boolean
  /** It is the age of the newest checkpoint; it is null when there is none. */
  readonly seconds: number | null
}

/** A signer that missed three minutes is late. */
const lateAfter = 180

const stateOf = ({ contradictions, otherKey, seconds }: Omit<RecordHealth, 'state'>): RecordHealth['state'] => {
  if (contradictions > 0) return 'contradicted'
  if (otherKey) return 'otherKey'
  return seconds === null || seconds > lateAfter ? 'late' : 'anchored'
}

export const recordHealthOf = (
  scopes: Pick<RequestScopes, 'asProver'>,
  key: HistoryKey,
  now: string,
): Promise<RecordHealth> =>
  scopes.asProver(async (tx) => {
    const last = await readNewestCheckpoint(tx)
    const { contradictions } = await tx
      .selectFrom('log_contradiction')
      .select((all) => all.fn.countAll<number>().as('contradictions'))
      .where('origin', '=', (all) => all.selectFrom('log_origin').select(({ fn }) => fn.max('number').as('number')))
      .executeTakeFirstOrThrow()
    const seconds = last ? compareInstants(now, last.at) / 1000 : null
    const found = { contradictions, otherKey: !(await maySign(tx, key)), seconds }
    return { state: stateOf(found), ...found }
  })
