import type { InfoEntryCommand } from '#contract/info-bank/info-entries.ts'
import type { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import type { Effect, EffectInput, Effects } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { otherParentOf } from '../families/families.parents.ts'
import { columnsOfContent } from './info-bank.content.ts'
import { shareFiles } from './info-bank.files.ts'
import { wrong } from './info-bank.people.ts'
import { type InfoRow, setInfo } from './info-bank.store.ts'

type Edit = Extract<InfoEntryCommand, { type: 'infoEntry.edit' }>

const isEdit = (command: { readonly type: string }): command is Edit => command.type === 'infoEntry.edit'

/** Checks what a parent typed and writes it. */
const keepContent = async (
  change: UnitOfWork,
  { row, command, actor }: EffectInput<InfoRow>,
  edition: number,
): Promise<void> => {
  if (!isEdit(command) || typeof actor === 'string') throw new Error(`${command.type} cannot change what is there`)
  // Who may change a shared entry depends on whom it concerns, so that stays what both know.
  if (row.shared_at !== null && command.parentId !== row.parent_id) throw wrong('parentId', 'notAChoice')
  await setInfo(change.tx, row.id, { ...(await columnsOfContent(change, row, command, actor.personId)), edition })
}

/** Before it is shared nobody has seen another content, so there is only one edition. */
const replaceContent: Effect<InfoRow> = (change, input) => keepContent(change, input, input.row.edition)

const addEdition: Effect<InfoRow> = (change, input) => keepContent(change, input, input.row.edition + 1)

const shareWithParents: Effect<InfoRow> = async (change, { row }) => {
  const other_id = await otherParentOf(change.tx, row.author_id)
  await setInfo(change.tx, row.id, { reach: 'parents', audience: null, other_id, shared_at: change.now })
  await shareFiles(change, row)
}

/** Implements each action of the chart. */
export const infoBankEffects: Effects<typeof infoEntryMachine, InfoRow> = {
  replaceContent,
  addEdition,
  shareWithParents,
}
