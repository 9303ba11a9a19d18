import { userInfo } from 'node:os'
import { contradictionText } from '#server/service-log/recount/contradictions.ts'
import type { Config } from '../../server/config.ts'
import type { Scopes } from '../../server/db/tenancy.ts'
import { historyKeyIn } from '../../server/history/keys.ts'
import { type RecoverOutcome, recoverRecord, rotateKey } from '../../server/service-log/recover-record.ts'

const reasons = {
  busy: 'Another process signs at this moment. Stop the server, then try again.',
  nothing: 'Nothing was signed yet, so there is nothing to continue.',
  otherKey:
    'The key at hand is not the one that the database names. Provide that one; or use recover --new-key when it is lost or was stolen.',
  sameKey: 'HISTORY_KEY holds the key that is in use. Set it to the new one first.',
} as const

/** Prints what was done, and what the exports will show. Returns the exit code. */
const report = (outcome: RecoverOutcome): number => {
  if (outcome.state !== 'opened') {
    console.error(reasons[outcome.state])
    return 2
  }
  const { origin, lost, found } = outcome
  console.log(`The record is continued as ${origin}. Every export and the record's page say so from now on.`)
  for (const { streamId, from, to } of lost)
    console.log(`stream ${streamId}: what was signed as entries ${from} to ${to} is lost`)
  for (const one of found) console.error(`${contradictionText(one)}; it stays unsigned`)
  return 0
}

type Asked = {
  readonly reason: string | undefined
  readonly operator: string | undefined
  readonly 'new-key': boolean | undefined
  readonly 'old-key': string | undefined
}

export const recover = async (scopes: Scopes, config: Config, asked: Asked, now: string): Promise<number> => {
  const { reason, operator = userInfo().username, 'new-key': newKey = false } = asked
  if (!reason) {
    console.error('Usage: npm run db -- recover --reason TEXT [--operator NAME] [--new-key]')
    return 2
  }
  return report(await recoverRecord(scopes, config, { reason, operator, newKey }, now))
}

export const rotate = async (scopes: Scopes, config: Config, asked: Asked, now: string): Promise<number> => {
  const { reason = 'The key was replaced.', operator = userInfo().username, 'old-key': oldKey } = asked
  const old = oldKey === undefined ? null : await historyKeyIn(oldKey)
  return report(await rotateKey(scopes, config, { reason, operator, old }, now))
}
