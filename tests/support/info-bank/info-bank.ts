import type { InfoContent, InfoEntryCommand, NewInfoEntry } from '#contract/info-bank/info-entries.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { addInfoEntry } from '#server/features/info-bank/info-bank.begin.ts'
import { infoEntryLifecycle } from '#server/features/info-bank/info-bank.lifecycle.ts'
import { type InfoRow, lockInfo } from '#server/features/info-bank/info-bank.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type Sent = InfoEntryCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

/** Sam writes down what his child is allergic to. */
export const infoBankOn = (on: Stage) => {
  const content = (change: Partial<InfoContent> = {}): InfoContent => ({
    title: 'Allergies',
    sections: ['health'],
    childIds: [...on.expense().childIds],
    parentId: null,
    emergency: true,
    fields: { allergyTo: 'Peanuts', reaction: 'Severe' },
    notes: null,
    files: [],
    ...change,
  })
  const typed = ({ shared = false, ...change }: Partial<NewInfoEntry> = {}): NewInfoEntry => ({
    ...content(change),
    shared,
  })
  const add = (change: Partial<NewInfoEntry> = {}, by: Viewer = on.sam): Promise<string> =>
    on.act(by, (into) => addInfoEntry(into, by, typed(change)))
  const shared = (change: Partial<NewInfoEntry> = {}, by: Viewer = on.sam): Promise<string> =>
    add({ shared: true, ...change }, by)
  const row = async (id: string): Promise<InfoRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockInfo(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such entry')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (id: string, command: Sent, by: Viewer = on.sam): Promise<void> => {
    const { version } = await row(id)
    await on.act(by, (change) => advance(change, infoEntryLifecycle, id, { ...command, version }, by))
  }
  const edit = (id: string, change: Partial<InfoContent>, by?: Viewer): Promise<void> =>
    send(id, { type: 'infoEntry.edit', ...content(change) }, by)
  return { content, typed, add, shared, row, send, edit }
}
