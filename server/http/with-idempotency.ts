import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import type { Answer } from './answers.ts'
import { errorAnswer } from './errors/error-answer.ts'
import {
  answerBefore,
  answerRefusal,
  type Claimed,
  KeyTaken,
  keyOf,
  RefusedWork,
  runOnce,
  type WorkResult,
} from './idempotency.ts'
import { languageOf } from './language.ts'

/** Says whether this request was answered before. */
export const wasAnswered = async (
  { scopes }: Pick<Deps, 'scopes'>,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<boolean> => {
  const key = keyOf(request)
  const known = await scopes.asViewer(viewer, (tx) =>
    tx
      .selectFrom('idempotency')
      .select('status')
      .where('person_id', '=', viewer.personId)
      .where('key', '=', key)
      .executeTakeFirst(),
  )
  return known !== undefined
}

/** Names the rights with which a request came. Other rights make another request, so no stored answer outlives them. */
const rightsOf = ({ familyId, viewpoint, standing, mode, parents }: Viewer): string =>
  JSON.stringify([familyId, viewpoint, standing, mode, [...(parents?.withdrawn ?? [])].sort()])

/** Runs the request's work in the viewer's scope, once per Idempotency-Key; `runOnce` says what `work` may do. */
export const withIdempotency = async (
  { scopes, clock }: Pick<Deps, 'scopes' | 'clock'>,
  viewer: Viewer,
  request: FastifyRequest,
  requestHash: Buffer,
  work: (tx: Tx, claimed: Claimed) => Promise<WorkResult>,
): Promise<Answer> => {
  const bodyHash = hash('sha256', `${rightsOf(viewer)} ${requestHash.toString('hex')}`, 'buffer')
  const claim = { personId: viewer.personId, key: keyOf(request), bodyHash, now: clock.now() }
  try {
    return await scopes.asViewer(viewer, (tx) => runOnce(tx, claim, (claimed) => work(tx, claimed)))
  } catch (error) {
    if (error instanceof KeyTaken) return scopes.asViewer(viewer, (tx) => answerBefore(tx, claim))
    if (!(error instanceof RefusedWork)) throw error
    const answer = errorAnswer(error.refusal, languageOf(request))
    return scopes.asViewer(viewer, (tx) => answerRefusal(tx, claim, answer))
  }
}
