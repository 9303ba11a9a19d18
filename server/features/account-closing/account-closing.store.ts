import type { AccountClosingDto } from '#contract/account-closing/account-closing.ts'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import type { AccountClosingEvent, AccountClosingFacts } from '#machines/account-closing/account-closing.types.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import { retention } from '../../jobs/retention.ts'
import { type ActionNamesOf, decide } from '../../lifecycle/lifecycle.ts'
import type { ClosingRow } from '../session/account-closings.ts'
import { personById } from '../session/session.people.ts'

const open = initialLeafOf(accountClosingMachine, { due: false, own: true, administers: false })
const noTimes = { asked_at: null, due_at: null, closed_at: null }
const unsaid = { ...noTimes, address_confirmed: false }

/** Locks the person, so that two requests of theirs are decided one after the other. */
const lockClosing = async (tx: Tx, person_id: string): Promise<ClosingRow> => {
  await tx.selectFrom('person').select('id').where('id', '=', person_id).forUpdate().execute()
  return closingOf(tx, person_id)
}

const closingOf = async (tx: Tx, person_id: string): Promise<ClosingRow> => {
  const row = await tx.selectFrom('account_closing').selectAll().where('person_id', '=', person_id).executeTakeFirst()
  return row ?? { person_id, status: open, ...unsaid }
}

const factsOf = async (tx: Tx, { person_id, due_at }: ClosingRow, now: string): Promise<AccountClosingFacts> => {
  const { user_type } = await personById(tx, person_id)
  return {
    due: due_at !== null && due_at <= now,
    own: user_type !== 'child' && user_type !== 'thirdParty',
    administers: user_type === 'admin',
  }
}

export const closingDtoOf = async (tx: Tx, personId: string, now: string): Promise<AccountClosingDto> => {
  const row = await closingOf(tx, personId)
  const { status, asked_at: askedAt, due_at: dueAt } = row
  return { status, facts: await factsOf(tx, row, now), askedAt, dueAt }
}

type Times = Pick<ClosingRow, 'asked_at' | 'due_at' | 'closed_at'>
const effects: Readonly<Record<ActionNamesOf<typeof accountClosingMachine>, (row: Times, now: string) => Times>> = {
  setTimes: (_, now) => ({ asked_at: now, due_at: addMs(now, limits.closing.wait), closed_at: null }),
  clearTimes: () => noTimes,
  end: ({ asked_at, due_at }, now) => ({ asked_at, due_at, closed_at: now }),
}
const isEffect = (name: string): name is keyof typeof effects => name in effects

/** Asks the chart, and stores its answer. Returns false when it refuses. */
export const moveClosing = async (
  tx: Tx,
  personId: string,
  event: AccountClosingEvent,
  now: string,
): Promise<boolean> => {
  const row = await lockClosing(tx, personId)
  const answer = decide(accountClosingMachine, row.status, await factsOf(tx, row, now), event)
  if (!answer) return false
  const times = answer.effects.reduce<Times>(
    (before, name) => (isEffect(name) ? effects[name](before, now) : before),
    row,
  )
  const { asked_at, due_at, closed_at } = times
  const next = { status: answer.status, asked_at, due_at, closed_at }
  await tx
    .insertInto('account_closing')
    .values({ person_id: personId, ...next })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(next))
    .execute()
  return true
}

const isDue = (status: ClosingRow['status']): boolean => {
  const context = { due: true, own: true, administers: false }
  return accountClosingMachine
    .resolveState({ value: status, context })
    .can({ type: 'accountClosing.carryOut', by: bySystem })
}
const waiting = leavesOf(accountClosingMachine).filter(isDue)

/** Lists the people whose fourteen days are over. */
export const dueClosings = async (tx: Tx, now: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('account_closing')
    .select('person_id')
    .where('status', 'in', waiting)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/**
 * Deletes where the people of closed accounts could be reached. Whether their address was confirmed is kept, because the
 * record says it of every parent. It runs in the role of the sweeps.
 */
export const deleteReachability = async (tx: Tx, now: string): Promise<void> => {
  const before = addMs(now, -retention.contactDetails.ms)
  await tx
    .with('gone', (db) =>
      db
        .deleteFrom('contact_details')
        .where('person_id', 'in', (eb) =>
          eb.selectFrom('account_closing').select('person_id').where('closed_at', '<=', before),
        )
        .returning(['person_id', 'email_confirmed_at']),
    )
    .updateTable('account_closing')
    .from('gone')
    .set({ address_confirmed: true })
    .whereRef('account_closing.person_id', '=', 'gone.person_id')
    .where('gone.email_confirmed_at', 'is not', null)
    .execute()
}
