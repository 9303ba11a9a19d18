import { addMs } from '#domain/time.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import { retention } from '../../jobs/retention.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { erased } from './registration.store.ts'

const lasting = leavesOf(registrationMachine).filter((leaf) => !isFinalLeaf(registrationMachine, leaf))

/** It expires for everybody alike, so the chart is asked without what one registration follows. */
const facts = { invited: false, admitted: true }

/** Expires registrations whose time is over, and erases what was typed. It runs in the role of the sweeps. */
export const expireRegistrations = async (tx: Tx, now: string): Promise<void> => {
  for (const leaf of lasting) {
    const answer = decide(registrationMachine, leaf, facts, { type: 'registration.expire', by: bySystem })
    if (!answer) continue
    await tx
      .updateTable('registration')
      .set((eb) => ({ ...erased, status: answer.status, version: eb('version', '+', 1), changed_at: now }))
      .where('status', '=', leaf)
      .where('expires_at', '<=', now)
      .execute()
  }
  const old = addMs(now, -retention.registrations.ms)
  await tx.deleteFrom('registration').where('status', 'not in', lasting).where('changed_at', '<=', old).execute()
}
