import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { DraftCommand, NewDraft } from '#contract/messages/drafts.ts'
import { permissions } from '#contract/permissions.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import {
  byOf,
  type Command,
  type Effect,
  type Involved,
  type Lifecycle,
  type LifecycleNames,
  onlyRecorded,
} from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  columnsOfContent,
  countDrafts,
  type DraftRow,
  insertDraft,
  lockDraft,
  setDraft,
  writeDraft,
} from './drafts.store.ts'

export const peopleOfDraft = ({ author_id }: Pick<DraftRow, 'author_id'>): readonly Involved<'author'>[] => [
  { personId: author_id, party: 'author' },
]

const isSave = (command: Command): command is Extract<DraftCommand, { type: 'draft.save' }> =>
  command.type === 'draft.save'

const keepText: Effect<DraftRow> = async ({ tx }, { row, command }) => {
  if (!isSave(command)) throw new Error(`${command.type} saves no text`)
  await setDraft(tx, row.id, command)
}

/** The record says that there was a draft, for its author alone, and nothing of what was in it. */
const noteDiscarded: Effect<DraftRow> = async (change, { row, actor }) => {
  const { id: entityId, reach, audience } = row
  const by = byOf(actor, peopleOfDraft(row))
  recordEvent(change, { kind: 'draft.discarded', entity: 'draft', entityId, by, reach, audience, payload: {} })
}

export const draftLifecycle: Lifecycle<typeof draftMachine, DraftRow, LifecycleNames> = {
  entity: 'draft',
  topic: 'draft',
  machine: draftMachine,
  lock: lockDraft,
  contextOf: async () => ({}),
  people: peopleOfDraft,
  sawAmounts: () => true,
  write: writeDraft,
  effects: { keepText, forgetText: onlyRecorded, noteDiscarded },
  columnsOf: () => ({}),
  notices: {},
  isUnrecorded: true,
}

/** Saves what the viewer began to write. Throws `Refusal`: notAllowed, tooMany. */
export const beginDraft = async (change: UnitOfWork, viewer: Viewer, typed: NewDraft): Promise<DraftRow> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['message.write'](viewer)) throw new Refusal('notAllowed')
  if ((await countDrafts(tx)) >= limits.messages.drafts) throw new Refusal('tooMany')
  return begin(
    change,
    draftLifecycle,
    {},
    (status) =>
      insertDraft(tx, {
        ...columnsOfContent(typed),
        family_id,
        id: randomUUID(),
        status,
        version: 1,
        author_id: viewer.personId,
        answers_id: typed.answersId,
        created_at: now,
        changed_at: now,
        audience: [viewer.personId],
      }),
    viewer,
  )
}
