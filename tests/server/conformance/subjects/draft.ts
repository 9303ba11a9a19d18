import { type DraftCommand, type DraftStatus, draftDto, draftRoutes } from '#contract/messages/drafts.ts'
import { draftLifecycle } from '#server/features/messages/drafts.lifecycle.ts'
import { draftChart } from '#src/features/messages/charts.ts'
import { sharedApp } from '#tests/support/app.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

/** A draft is sent by a route of its own, together with the message that it becomes. */
export const drafts = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const messages = messagesOn(on)
  const at: Record<DraftStatus, () => Promise<string>> = {
    saved: () => messages.draft(),
    sent: async () => {
      const id = await messages.draft()
      await messages.sendDraft(id)
      return id
    },
    discarded: async () => {
      const id = await messages.draft()
      await messages.discard(id)
      return id
    },
  }
  return subjectOf({
    lifecycle: { machine: draftLifecycle.machine, people: draftLifecycle.people },
    at,
    read: async (id) => ({ row: await messages.draftRow(id), context: {} }),
    commands: async ({ version }): Promise<DraftCommand[]> => [
      { type: 'draft.save', version, to: [], subject: 'Boots', body: '', files: [] },
      { type: 'draft.discard', version },
    ],
    given: async (person, id) => givenBy(draftDto, await cast[person].call(draftRoutes.get, { params: { id } })),
    chartOf: draftChart,
    send: sender(cast, draftRoutes.events),
  })
}
