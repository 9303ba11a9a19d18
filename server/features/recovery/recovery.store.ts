import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { RecoveryLinkKind, TypedRecovery } from '#contract/recovery/recovery.ts'
import { addMs } from '#domain/time.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import type { RecoveryEvent, RecoveryFacts } from '#machines/recovery/recovery.types.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { RecoveryTables } from '../../db/schema/recoveries.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'
import { decide } from '../../lifecycle/lifecycle.ts'

type Row = Selectable<RecoveryTables['recovery']>
type Status = Row['status']

const begun = (kind: Row['kind']): Status => initialLeafOf(recoveryMachine, { kind, inTime: true })
/** Every kind begins in the same state. */
export const waiting = begun('password')

const expiring = decide(
  recoveryMachine,
  waiting,
  { kind: 'password', inTime: false },
  { type: 'recovery.expire', by: bySystem },
)

export type Asked = Pick<Row, 'kind'> & { readonly typed: string }

/** Stores what was asked for. It does the same whether or not there is such an account. */
export const keepRequest = async (tx: Tx, asked: Asked, browser: string, now: string): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('recovery')
    .values({
      id,
      kind: asked.kind,
      status: begun(asked.kind),
      browser_hash: hashOf(browser),
      typed: asked.typed,
      created_at: now,
      expires_at: addMs(now, limits.recovery.life),
    })
    .execute()
  return id
}

/** Returns what a browser typed last of each, while it waits for the mail. */
export const typedIn = async (tx: Tx, browser: string, now: string): Promise<TypedRecovery> => {
  const rows = await tx
    .selectFrom('recovery')
    .select(['kind', 'typed'])
    .where('browser_hash', '=', hashOf(browser))
    .where('status', '=', waiting)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  const last = (isEmail: boolean) => rows.find(({ kind }) => (kind === 'username') === isEmail)?.typed ?? null
  return { recoverUsername: last(false), recoverEmail: last(true) }
}

/** Locks a request; undefined when it ended or another process writes its mail now. */
export const waitingRequest = (tx: Tx, id: string) =>
  tx
    .selectFrom('recovery')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', waiting)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

type Moved = Pick<Row, 'id' | 'kind' | 'status'>

/** Asks the chart, and stores its answer. Returns false when it refuses. */
export const moveRecovery = async (
  tx: Tx,
  { id, kind, status }: Moved,
  event: RecoveryEvent,
  inTime: RecoveryFacts['inTime'] = true,
): Promise<boolean> => {
  const answer = decide(recoveryMachine, status, { kind, inTime }, event)
  if (!answer) return false
  await tx.updateTable('recovery').set({ status: answer.status, typed: null }).where('id', '=', id).execute()
  return true
}

type Link = { readonly personId: string; readonly token: string }

/** Stores that the mail begins to leave, and the link that it has. */
export const beginMail = async (tx: Tx, { id }: Pick<Row, 'id'>, link: Link | null, now: string): Promise<void> => {
  const columns = link && { person_id: link.personId, token_hash: hashOf(link.token) }
  await tx
    .updateTable('recovery')
    .set({ mail_begun_at: now, ...columns })
    .where('id', '=', id)
    .execute()
}

/** Leaves the request as it was before its mail, which did not leave. */
export const undoMail = async (tx: Tx, { id }: Pick<Row, 'id'>): Promise<void> => {
  const none = { mail_begun_at: null, person_id: null, token_hash: null }
  await tx.updateTable('recovery').set(none).where('id', '=', id).where('status', '=', waiting).execute()
}

/** Ends the links of the same kind that were asked for before this one, which replaces them. */
export const supersedeEarlier = async (tx: Tx, { id, kind, created_at }: Row, personId: string): Promise<void> => {
  const before = await tx
    .selectFrom('recovery')
    .select(['id', 'kind', 'status'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('status', '=', waiting)
    .where('id', '!=', id)
    .where('created_at', '<=', created_at)
    .forUpdate()
    .execute()
  for (const row of before) await moveRecovery(tx, row, { type: 'recovery.supersede', by: bySystem })
}

/** Ends every link that was mailed to a person, whose address is another one now. */
export const supersedeLinks = async (tx: Tx, personId: string): Promise<void> => {
  const rows = await tx
    .selectFrom('recovery')
    .select(['id', 'kind', 'status'])
    .where('person_id', '=', personId)
    .where('status', '=', waiting)
    .forUpdate()
    .execute()
  for (const row of rows) await moveRecovery(tx, row, { type: 'recovery.supersede', by: bySystem })
}

const linkOf = (tx: Tx, kind: RecoveryLinkKind, token: string) =>
  tx
    .selectFrom('recovery as r')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .innerJoin('credential as c', 'c.person_id', 'r.person_id')
    .select(['r.id', 'r.kind', 'r.status', 'r.created_at', 'r.expires_at', 'p.id as personId', 'p.username'])
    .select('c.changed_at')
    .where('r.token_hash', '=', hashOf(token))
    .where('r.kind', '=', kind)

const use = { type: 'recovery.use', by: { actor: null, party: 'holder', mode: 'self' } } as const

type StoredLink = NonNullable<Awaited<ReturnType<ReturnType<typeof linkOf>['executeTakeFirst']>>>

/** A link from before the last change of the password is over too. */
const isInTime = ({ created_at, expires_at, changed_at }: StoredLink, now: string): boolean =>
  expires_at > now && created_at > changed_at

/**
 * Returns whose account a link leads to, without using it.
 * @throws {Refusal} linkEnded
 */
export const lookAtLink = async (tx: Tx, kind: RecoveryLinkKind, token: string, now: string): Promise<StoredLink> => {
  const link = await linkOf(tx, kind, token).executeTakeFirst()
  if (!link || !decide(recoveryMachine, link.status, { kind, inTime: isInTime(link, now) }, use))
    throw new Refusal('linkEnded')
  return link
}

/**
 * Uses a link up and returns whose account it leads to. Nobody else changes the password until the transaction ends.
 * @throws {Refusal} linkEnded
 */
export const useLink = async (tx: Tx, kind: RecoveryLinkKind, token: string, now: string): Promise<StoredLink> => {
  const link = await linkOf(tx, kind, token).forUpdate(['r', 'c']).executeTakeFirst()
  if (!link || !(await moveRecovery(tx, link, use, isInTime(link, now)))) throw new Refusal('linkEnded')
  return link
}

/** Ends what is too old, and deletes it later. It runs in the role of the sweeps. */
export const expireRecoveries = async (tx: Tx, now: string): Promise<void> => {
  if (expiring) {
    const ended = tx.updateTable('recovery').set({ status: expiring.status, typed: null })
    await ended.where('status', '=', waiting).where('expires_at', '<=', now).execute()
  }
  await tx.deleteFrom('recovery').where('expires_at', '<=', addMs(now, -retention.recoveries.ms)).execute()
}
