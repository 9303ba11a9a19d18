import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import type { FeeWaiverEvent, FeeWaiverFacts } from '#machines/fee-waivers/fee-waiver.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { type ActionNamesOf, decide } from '../../lifecycle/lifecycle.ts'
import { documentsOf, type FeeWaiverRow, feeWaiverDtosOf, setWaiver } from './fee-waivers.store.ts'

export type FeeWaiverEffect = ActionNamesOf<typeof feeWaiverMachine>

/** An event and what its sender saw. `reason` is the administrator's. */
export type Move = {
  readonly event: FeeWaiverEvent
  readonly version: number
  readonly reason?: string
}

export const factsOf = async (tx: Tx, { id }: FeeWaiverRow): Promise<FeeWaiverFacts> => ({
  documented: (await documentsOf(tx, [id])).length > 0,
})

export const feeWaiverDtoOf = async (tx: Tx, row: FeeWaiverRow, you: FeeWaiverDto['you']): Promise<FeeWaiverDto> => {
  const [dto] = await feeWaiverDtosOf(tx, [row], you)
  if (!dto) throw new Error('an application has a form')
  return dto
}

const isEffect = (name: string): name is FeeWaiverEffect =>
  name === 'keepDocument' || name === 'beginYear' || name === 'keepReason'

export type Moved = { readonly row: FeeWaiverRow; readonly effects: readonly FeeWaiverEffect[] }

/**
 * Moves a locked application as the chart says, and returns the effects that its caller has to carry out.
 * @throws {Refusal} changedSinceSeen, notAllowedNow, each with the application as it is now
 */
export const moveWaiver = async (
  tx: Tx,
  row: FeeWaiverRow,
  { event, version, reason }: Move,
  now: string,
): Promise<Moved> => {
  const item = () => feeWaiverDtoOf(tx, row, event.by as FeeWaiverDto['you'])
  if (version !== row.version) throw new Refusal('changedSinceSeen', { item: await item() })
  const answer = decide(feeWaiverMachine, row.status, await factsOf(tx, row), event)
  if (!answer) throw new Refusal('notAllowedNow', { item: await item() })
  const effects = answer.effects.filter(isEffect)
  const isOver = isFinalLeaf(feeWaiverMachine, answer.status)
  const moved = await setWaiver(tx, row.id, {
    status: answer.status,
    version: row.version + 1,
    changed_at: now,
    ...(isOver && { ended_at: now }),
    ...(event.by.party === 'administrator' && { decided_by: event.by.actor }),
    ...(effects.includes('keepReason') && reason !== undefined && { reason }),
  })
  return { row: moved, effects }
}
