import { randomUUID } from 'node:crypto'
import type { ChangeRequestCommand, NewChangeRequest } from '#contract/calendar/change-requests.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { keepDueTime } from '../../jobs/keep-due-time.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { Command, Effect, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { nextTimeOfRequest } from './requests.clock.ts'
import { mustBeAskable } from './requests.content.ts'
import { besideRequests, peopleOfRequest, requestFactsOf } from './requests.facts.ts'
import {
  insertRequest,
  lockRequest,
  type RequestRow,
  requestColumnsOf,
  setAnswer,
  writeRequest,
} from './requests.store.ts'

type ChangeRequestLifecycle = Lifecycle<typeof changeRequestMachine, RequestRow>

const as = <Type extends ChangeRequestCommand['type']>(command: Command, type: Type) => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Extract<ChangeRequestCommand, { type: Type }>
}

/** From now on the times of the request decide whose day it is. The calendar is locked. */
const writeSwaps: Effect<RequestRow> = async ({ tx }, { row }) => {
  const { family_id, id: request_id, child_ids } = row
  const swaps = row.times.map(({ parentId: parent_id, from: from_at, until: until_at }, place) => ({
    family_id,
    request_id,
    place,
    child_ids,
    parent_id,
    from_at,
    until_at,
    audience: null,
  }))
  await tx.insertInto('swap').values(swaps).execute()
}

/** The answer is a request the other way round. */
const beginCounter: Effect<RequestRow> = async (change, { row, command, actor }) => {
  if (typeof actor === 'string') throw new Error('only a parent answers with a proposal')
  await askFor(change, actor, {
    typed: as(command, 'changeRequest.counter').proposal,
    otherId: row.asker_id,
    previous: row,
  })
}

/** The row that `advance` hands on without effects is the one from before, so it is read again. */
const keepRequestTime = async (change: UnitOfWork, { id }: Pick<RequestRow, 'id'>): Promise<void> => {
  const row = await change.tx
    .selectFrom('change_request')
    .select(['status', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await keepDueTime(change, { entity: 'changeRequest', id }, nextTimeOfRequest(row))
}

export const changeRequestLifecycle: ChangeRequestLifecycle = {
  entity: 'changeRequest',
  topic: 'calendar',
  machine: changeRequestMachine,
  lock: lockRequest,
  contextOf: async (tx, row, now) => requestFactsOf(row, await besideRequests(tx, now)),
  people: peopleOfRequest,
  deadlineOf: ({ expires_at }) => expires_at,
  sawAmounts: () => true,
  write: writeRequest,
  effects: {
    writeSwaps,
    keepReason: ({ tx }, { row, command }) =>
      setAnswer(tx, row.id, as(command, 'changeRequest.decline').reason || null),
    beginCounter,
  },
  columnsOf: requestColumnsOf,
  notices: {
    'changeRequest.begin': 'changeAsked',
    'changeRequest.approve': 'changeApproved',
    'changeRequest.decline': 'changeDeclined',
    'changeRequest.withdraw': 'changeWithdrawn',
    'changeRequest.expire': 'changeExpired',
  },
  reaction: keepRequestTime,
}

type Asked = { readonly typed: NewChangeRequest; readonly otherId: string; readonly previous: RequestRow | null }

/** Writes a request of the viewer to the other parent. The calendar is locked. Throws `Refusal`, see `mustBeAskable`. */
export const askFor = async (
  change: UnitOfWork,
  viewer: Viewer,
  { typed, otherId, previous }: Asked,
): Promise<RequestRow> => {
  const { tx, familyId: family_id, now } = change
  await mustBeAskable(change, typed, { askerId: viewer.personId, otherId })
  const id = randomUUID()
  const content = { id, child_ids: [...new Set(typed.childIds)], times: typed.times, expires_at: typed.expiresAt }
  return begin(
    change,
    changeRequestLifecycle,
    requestFactsOf(content, await besideRequests(tx, now)),
    (status) =>
      insertRequest(tx, {
        ...content,
        times: JSON.stringify(typed.times),
        family_id,
        status,
        root_id: previous?.root_id ?? id,
        previous_id: previous?.id ?? null,
        asker_id: viewer.personId,
        answerer_id: otherId,
        kind: typed.kind,
        note: typed.reason,
        now,
      }),
    viewer,
  )
}
