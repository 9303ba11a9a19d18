import { type InfoEntryCommand, type InfoEntryStatus, infoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { infoEntryLifecycle } from '#server/features/info-bank/info-bank.lifecycle.ts'
import { infoFactsOf } from '#server/features/info-bank/info-bank.people.ts'
import { infoEntryChart } from '#src/features/info-bank/info-entry.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const infoEntries = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const info = infoBankOn(on)
  const about = (parentId: string) => ({ childIds: [], parentId })
  const at: Record<InfoEntryStatus, () => Promise<string>> & Record<string, () => Promise<string>> = {
    private: () => info.add(),
    'private, about the other parent': () => info.add(about(on.dana.personId)),
    shared: () => info.shared(),
    'shared, about its author': () => info.shared(about(on.sam.personId)),
    removed: async () => {
      const id = await info.shared()
      await info.send(id, { type: 'infoEntry.remove' })
      return id
    },
    deleted: async () => {
      const id = await info.add()
      await info.send(id, { type: 'infoEntry.delete' })
      return id
    },
  }
  return subjectOf({
    lifecycle: { machine: infoEntryLifecycle.machine, people: infoEntryLifecycle.people },
    at,
    read: async (id) => {
      const row = await info.row(id)
      return { row, context: infoFactsOf(row.parent_id, row.author_id) }
    },
    commands: async ({ version, parent_id, child_ids }): Promise<InfoEntryCommand[]> => [
      {
        type: 'infoEntry.edit',
        version,
        ...info.content({ parentId: parent_id, childIds: child_ids, title: 'Allergies and more' }),
      },
      { type: 'infoEntry.share', version },
      { type: 'infoEntry.delete', version },
      { type: 'infoEntry.remove', version },
    ],
    given: async (person, id) => givenBy(infoEntryDto, await cast[person].call(infoBankRoutes.get, { params: { id } })),
    chartOf: infoEntryChart,
    send: sender(cast, infoBankRoutes.events),
  })
}
