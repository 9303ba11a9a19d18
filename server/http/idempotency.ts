import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CompiledQuery } from 'kysely'
import type { Tx } from '../db/tenancy.ts'
import { type Part, runTogether } from '../lifecycle/together.ts'
import type { Answer } from './answers.ts'
import { Refusal } from './errors/refusal.ts'

/**
 * Identifies one request of a person: the same key with the same body and the same rights is the same request, however
 * often it arrives. `bodyHash` is of both.
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

/** Resolves once this request has its key; rejects when it was answered before, as everything sent behind it does. */
export type Claimed = Promise<void>

/** The request was answered before, or its key was used for another one. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken'
}

/** The work was refused, and its transaction has to be rolled back before `refusal` is stored. */
export class RefusedWork extends Error {
  override readonly name = 'RefusedWork'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Runs `work` unless this request was answered before. Everything happens in the caller's transaction: the answer is
 * stored if and only if its effects are committed, and a concurrent duplicate waits at the key. The key is sent with the
 * first statement of `work`: the database refuses that one and all behind it when the key is taken. What `work` does
 * outside of the database has to wait for `claimed`.
 * @throws {KeyTaken} and nothing was done; `answerBefore` returns the answer in another transaction
 * @throws {RefusedWork} for a refusal that `answerRefusal` stores in another transaction
 */
export const runOnce = async (
  tx: Tx,
  claim: IdempotentRequest,
  work: (claimed: Claimed) => Promise<WorkResult>,
): Promise<Answer> => {
  const { finish, ...answer } = await attempt(claimKey(tx, claim), work)
  const stored = answerPartOf(claim, answer)
  await (finish ? finish(stored) : runTogether(tx, [stored]))
  return answer
}

/**
 * Stores the answer to a refused request, whose transaction was rolled back. Nothing of it remained, so a duplicate may
 * have been answered meanwhile; its answer counts then.
 */
export const answerRefusal = async (tx: Tx, claim: IdempotentRequest, answer: Answer): Promise<Answer> => {
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('idempotency')
    .values({
      person_id: claim.personId,
      key: claim.key,
      body_hash: claim.bodyHash,
      created_at: claim.now,
      status: answer.status,
      response: answer.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return stored === 1n ? answer : answerBefore(tx, claim)
}

/** @throws {Refusal} idempotencyKeyReused when the key came with another body, or with other rights */
export const answerBefore = async (tx: Tx, { personId, key, bodyHash }: IdempotentRequest): Promise<Answer> => {
  const known = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'response'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!known.body_hash.equals(bodyHash) || known.status === null) throw new Refusal('idempotencyKeyReused')
  return { status: known.status, text: known.response }
}

/** Dividing fails the change when the key was not claimed before the work. */
const answerPartOf = ({ personId, key }: IdempotentRequest, { status, text }: Answer): Part => ({
  name: 'answered',
  text: 'update idempotency set status = $3, response = $4 where person_id = $1 and key = $2 returning 1',
  values: [personId, key, status, text],
  result: '1 / (select count(*) from answered)',
})

const claimsKey = 'insert into idempotency (person_id, key, body_hash, created_at) values ($1, $2, $3, $4)'

const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_pkey'

const claimKey = async (tx: Tx, { personId, key, bodyHash, now }: IdempotentRequest): Claimed => {
  try {
    await tx.executeQuery(CompiledQuery.raw(claimsKey, [personId, key, bodyHash, now]))
  } catch (error) {
    throw isTaken(error) ? new KeyTaken() : error
  }
}

/** The error of the key counts before every other, because it made the others fail. */
const attempt = async (claimed: Claimed, work: (claimed: Claimed) => Promise<WorkResult>): Promise<WorkResult> => {
  const [key, done] = await Promise.allSettled([claimed, work(claimed)])
  if (key.status === 'rejected') throw key.reason
  if (done.status === 'fulfilled') return done.value
  const error: unknown = done.reason
  throw error instanceof Refusal && isStored(error) ? new RefusedWork(error) : error
}
