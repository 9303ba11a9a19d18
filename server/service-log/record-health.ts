import { compareInstants } from '#domain/time.ts'
import type { RequestScopes } from '../db/tenancy.ts'

/**
 * `anchored`: a leaf was signed within the last minutes. `late`: none was, so a signer is missing or fails.
 * `contradicted`: the database is not what was signed.
 */
export type RecordHealth = {
  readonly state: 'anchored' | 'late' | 'contradicted'
  readonly contradictions: number
  /** It is the age of the newest checkpoint; it is null when there is none. */
  readonly seconds: number | null
}

/** A signer that missed three minutes is late. */
const lateAfter = 180

export const recordHealthOf = (scopes: Pick<RequestScopes, 'asProver'>, now: string): Promise<RecordHealth> =>
  scopes.asProver(async (tx) => {
    const newest = await tx
      .selectFrom('log_origin')
      .select((all) => all.fn.max('number').as('number'))
      .executeTakeFirst()
    const origin = newest?.number ?? 0
    const last = await tx
      .selectFrom('log_checkpoint')
      .select('at')
      .where('origin', '=', origin)
      .orderBy('size', 'desc')
      .limit(1)
      .executeTakeFirst()
    const { contradictions } = await tx
      .selectFrom('log_contradiction')
      .select((all) => all.fn.countAll<number>().as('contradictions'))
      .where('origin', '=', origin)
      .executeTakeFirstOrThrow()
    const seconds = last ? compareInstants(now, last.at) / 1000 : null
    const isLate = seconds === null || seconds > lateAfter
    return { state: contradictions > 0 ? 'contradicted' : isLate ? 'late' : 'anchored', contradictions, seconds }
  })
