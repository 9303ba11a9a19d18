import type { NewMessage } from '#contract/messages/messages.ts'
import { oneOf } from '#server/db/one-of.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { deliveryLifecycle } from '#server/features/messages/deliveries.lifecycle.ts'
import type { DeliveryRow } from '#server/features/messages/deliveries.store.ts'
import { beginDraft, draftLifecycle } from '#server/features/messages/drafts.lifecycle.ts'
import type { DraftRow } from '#server/features/messages/drafts.store.ts'
import { insertFolder } from '#server/features/messages/folders.store.ts'
import { sendMessage } from '#server/features/messages/messages.send.ts'
import type { MessageRow } from '#server/features/messages/messages.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

/** Writes messages on a stage without HTTP; Sam writes to Dana unless something else is said. */
export const messagesOn = (on: Stage) => {
  const typed = (change: Partial<NewMessage> = {}): NewMessage => ({
    to: [on.dana.personId],
    subject: 'Winter coat',
    body: 'It is too small. I can order one in 146.',
    files: [],
    answersId: null,
    draft: null,
    ...change,
  })
  const send = (change: Partial<NewMessage> = {}, by: Viewer = on.sam): Promise<MessageRow> =>
    on.act(by, (into) => sendMessage(into, by, typed(change)))
  const deliveries = (messageId: string): Promise<DeliveryRow[]> =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('delivery')
        .selectAll()
        .where('message_id', '=', oneOf([messageId]))
        .execute(),
    )
  const deliveryTo = async (messageId: string, personId: string = on.dana.personId): Promise<DeliveryRow> => {
    const row = (await deliveries(messageId)).find(({ person_id }) => person_id === personId)
    if (!row) throw new Error('there is no such delivery')
    return row
  }
  const delivery = (id: string): Promise<DeliveryRow> =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const open = async (messageId: string, by: Viewer = on.dana): Promise<void> => {
    const { id, version } = await deliveryTo(messageId, by.personId)
    await on.act(by, (change) => advance(change, deliveryLifecycle, id, { type: 'delivery.open', version }, by))
  }
  const draft = async (by: Viewer = on.sam): Promise<string> => {
    const { draft: _, ...content } = typed()
    return (await on.act(by, (change) => beginDraft(change, by, content))).id
  }
  const draftRow = (id: string): Promise<DraftRow> =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx.selectFrom('draft').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const discard = async (id: string, by: Viewer = on.sam): Promise<void> => {
    const { version } = await draftRow(id)
    await on.act(by, (change) => advance(change, draftLifecycle, id, { type: 'draft.discard', version }, by))
  }
  const sendDraft = async (id: string, by: Viewer = on.sam): Promise<MessageRow> =>
    send({ draft: { id, version: (await draftRow(id)).version } }, by)
  const folder = (name: string, by: Viewer = on.sam): Promise<string> =>
    on.scopes.asViewer(by, (tx) =>
      insertFolder(tx, { family_id: on.family.id, person_id: by.personId, place: 1, name }),
    )
  return { typed, folder, send, deliveries, deliveryTo, delivery, open, draft, draftRow, discard, sendDraft }
}
