import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import type { Lifecycle } from '../../lifecycle/lifecycle.ts'
import { infoBankEffects } from './info-bank.effects.ts'
import { infoFactsOf, peopleOfInfo } from './info-bank.people.ts'
import { type InfoRow, infoColumnsOf, lockInfo, writeInfo } from './info-bank.store.ts'

export const infoEntryLifecycle: Lifecycle<typeof infoEntryMachine, InfoRow> = {
  entity: 'infoEntry',
  topic: 'infoBank',
  machine: infoEntryMachine,
  lock: lockInfo,
  contextOf: async (_, { parent_id, author_id }) => infoFactsOf(parent_id, author_id),
  people: peopleOfInfo,
  sawAmounts: () => true,
  write: writeInfo,
  effects: infoBankEffects,
  columnsOf: infoColumnsOf,
  notices: { 'infoEntry.share': 'infoShared', 'infoEntry.edit': 'infoChanged', 'infoEntry.remove': 'infoRemoved' },
}
