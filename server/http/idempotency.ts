import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'
import { type Part, runTogether } from '../lifecycle/together.ts'
import type { Answer } from './answers.ts'
import { Refusal } from './errors/refusal.ts'

/**
 * Identifies one request of a person: the same key with the same body is the same request, however often it arrives.
 */
export type IdempotentRequest = {
  readonly personId: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly now: string
}

const wellFormed = /^[\x21-\x7e]{8,100}$/

/** @throws {Refusal} idempotencyKeyRequired */
export const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !wellFormed.test(key)) throw new Refusal('idempotencyKeyRequired')
  return key
}

/** Hashes the parsed body, so that white space makes no difference. */
export const bodyHashOf = ({ method, url, body }: FastifyRequest): Buffer =>
  hash('sha256', `${method} ${url} ${JSON.stringify(body ?? null)}`, 'buffer')

/** Hashes no body, for routes where not even its hash may be stored: the key then stands for the body of the first request. */
export const addressHashOf = ({ method, url }: FastifyRequest): Buffer => hash('sha256', `${method} ${url}`, 'buffer')

/** Only answers that would be the same again are stored. After the password, the same request is sent again. */
const isStored = ({ code, status }: Refusal) =>
  code !== 'passwordNeeded' && status !== 401 && status !== 429 && status < 500

/** `finish` writes what else belongs to the answer, and the stored answer with it; if that fails, the answer is not sent. */
export type WorkResult = Answer & { readonly finish?: (stored: Part) => Promise<void> }

/**
 * Runs `work` unless this request was answered before, in which case the stored answer is returned. Everything happens
 * in the caller's transaction: the answer is stored if and only if its effects are committed, and a concurrent
 * duplicate waits at the key. A refusal is stored too, while the writes before it are undone.
 * @throws {Refusal} idempotencyKeyReused when the key came with another body
 */
export const runOnce = async (
  tx: Tx,
  claim: IdempotentRequest,
  work: () => Promise<WorkResult>,
  refusalAnswer: (refusal: Refusal) => Answer,
): Promise<Answer> => {
  const before = await claimKey(tx, claim)
  if (before) return before
  const { finish, ...answer } = await attempt(tx, work, refusalAnswer)
  const stored = answerPartOf(claim, answer)
  await (finish ? finish(stored) : runTogether(tx, [stored]))
  return answer
}

/** Dividing fails the change when the key was not claimed before the work. */
const answerPartOf = ({ personId, key }: IdempotentRequest, { status, text }: Answer): Part => ({
  name: 'answered',
  text: 'update idempotency set status = $3, response = $4 where person_id = $1 and key = $2 returning 1',
  values: [personId, key, status, text],
  result: '1 / (select count(*) from answered)',
})

const claimKey = async (tx: Tx, { personId, key, bodyHash, now }: IdempotentRequest): Promise<Answer | null> => {
  const insert = tx
    .insertInto('idempotency')
    .values({ person_id: personId, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
  // These are sent together and in this order, because rolling back to the savepoint must not release the key.
  const [inserted] = await Promise.all([
    tx.executeQuery(insert.compile()),
    tx.executeQuery(CompiledQuery.raw('savepoint idempotent')),
  ])
  if (inserted.numAffectedRows === 1n) return null
  const known = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'response'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!known.body_hash.equals(bodyHash) || known.status === null) throw new Refusal('idempotencyKeyReused')
  return { status: known.status, text: known.response }
}

const attempt = async (
  tx: Tx,
  work: () => Promise<WorkResult>,
  refusalAnswer: (refusal: Refusal) => Answer,
): Promise<WorkResult> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !isStored(error)) throw error
    await sql`rollback to savepoint idempotent`.execute(tx)
    return refusalAnswer(error)
  }
}
