import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { changeRequestEvents } from '#contract/calendar/change-requests.events.ts'
import { changeRequestDto } from '#contract/calendar/change-requests.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import type { ChangeRequestMeta } from '#machines/calendar/change-request.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { labelIn } from '../../history/labels.ts'
import { textsOf, type Values } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { clockFindings } from './plan/clock-check.ts'
import { nextTimeOfRequest } from './requests.clock.ts'
import { allRequests, allSwaps, type RequestRow, requestColumnsOf, type SwapRow } from './requests.store.ts'

const isApproved = ({ status }: RequestRow): boolean =>
  metaOfLeaf<ChangeRequestMeta>(changeRequestMachine, status).swaps === true

const swapOf = ({
  request_id,
  place,
  child_ids,
  parent_id,
  from_at,
  until_at,
  reach,
  audience,
}: Omit<SwapRow, 'family_id'>) => ({ request_id, place, child_ids, parent_id, from_at, until_at, reach, audience })

/** The swaps are the times of the approved requests, all of them and no others. */
const swapsAgainstRequests = async (tx: Tx): Promise<Finding[]> => {
  const stored = (await allSwaps(tx)).map(swapOf)
  const right = (await allRequests(tx))
    .filter(isApproved)
    .flatMap(({ id: request_id, child_ids, times }) =>
      times.map(({ parentId: parent_id, from: from_at, until: until_at }, place) =>
        swapOf({ request_id, place, child_ids, parent_id, from_at, until_at, reach: 'family', audience: null }),
      ),
    )
  const strange = stored.filter((swap) => !right.some((one) => isDeepStrictEqual(one, swap)))
  const gone = right.filter((swap) => !stored.some((one) => isDeepStrictEqual(one, swap)))
  return [...new Set([...strange, ...gone].map(({ request_id }) => request_id))].map(
    (id) => `changeRequest ${id}: what it exchanged is not what was approved`,
  )
}

/** The clock ends each open request at its deadline. */
const clockAgainstRequests = async (tx: Tx): Promise<Finding[]> => {
  const items = (await allRequests(tx)).map((row) => ({ id: row.id, due: nextTimeOfRequest(row), reach: row.reach }))
  return clockFindings(tx, 'changeRequest', items, 'the clock does not end it at its deadline')
}

/** Each exchanged time says who has the children, from when to when, in the family's zone. */
const factsOfBegin = (columns: Values, { texts, instant, personOf, childrenOf }: ReportViewer): string[] => {
  const times = z.safeParse(changeRequestDto.shape.times, columns.times)
  const lines = (times.success ? times.data : []).map(({ parentId, from, until }) =>
    texts.calendar.exchanged({ name: personOf(parentId), from: instant(from), until: instant(until) }),
  )
  return [...lines, childrenOf(textsOf(columns, 'child_ids'))]
}

export const changeRequestRecord: RecordPart = {
  events: changeRequestEvents,
  rows: async function* (tx) {
    const rows = await allRequests(tx)
    yield rows.map((row) => ({
      entity: 'changeRequest',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: requestColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  checks: async (tx) => [...(await swapsAgainstRequests(tx)), ...(await clockAgainstRequests(tx))],
  print: {
    about: (_entry, _known, { texts }) => texts.calendar.changeTitle(),
    facts: ({ columns, name }, _known, viewer) => (columns && name === 'begin' ? factsOfBegin(columns, viewer) : []),
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.calendar.changeLabel, metaOfLeaf(changeRequestMachine, leaf).label),
  },
}
