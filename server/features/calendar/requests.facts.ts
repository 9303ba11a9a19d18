import { exchangeConflict } from '#domain/parenting-time/overlaps.ts'
import type { Agreed } from '#domain/parenting-time/plan.ts'
import { expiryRange } from '#domain/parenting-time/request-clocks.ts'
import { epochOf } from '#domain/time.ts'
import type { ChangeRequestFacts, ChangeRequestParty } from '#machines/calendar/change-request.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Involved } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { earliestOf } from './requests.content.ts'
import { agreedOfRequest, agreedOfSwap, allSwaps, type RequestRow } from './requests.store.ts'

export const peopleOfRequest = ({
  asker_id,
  answerer_id,
}: Pick<RequestRow, 'asker_id' | 'answerer_id'>): readonly Involved<ChangeRequestParty>[] => [
  { personId: asker_id, party: 'asker' },
  { personId: answerer_id, party: 'answerer' },
]

/** The facts of each request follow from these, beside itself. */
export type Beside = { readonly agreed: readonly Agreed[]; readonly zone: string; readonly now: string }
export const besideRequests = async (tx: Tx, now: string): Promise<Beside> => ({
  agreed: (await allSwaps(tx)).map(agreedOfSwap),
  zone: await familyZone(tx),
  now,
})

export const requestFactsOf = (
  row: Pick<RequestRow, 'id' | 'child_ids' | 'times' | 'expires_at'>,
  { agreed, zone, now }: Beside,
): ChangeRequestFacts => {
  const others = agreed.filter(({ id }) => id !== row.id)
  return {
    free: exchangeConflict(agreedOfRequest(row), others) === null,
    counterable: expiryRange(earliestOf(row.times), zone, epochOf(now)) !== null,
    over: row.expires_at <= now,
  }
}
