import { type JournalContent, type JournalEntryCommand, missingField } from '#contract/journal/journal-entries.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { dateIn } from '#domain/time.ts'
import type { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Command, Effect, Effects } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { filesOfEdition, shareFiles } from './journal.files.ts'
import { audienceWith, wrong } from './journal.people.ts'
import { type JournalRow, setEntry } from './journal.store.ts'

type Typed<Type extends JournalEntryCommand['type']> = Extract<JournalEntryCommand, { type: Type }>

/** Narrows the parsed command to the one type that the chart admits to an effect. */
const as = <Type extends JournalEntryCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

/** Throws `Refusal` invalid for a day that is still to come where the family lives. */
export const mustHaveCome = async (tx: Tx, on: string, now: string): Promise<void> => {
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const problem = pastDateProblem(on, dateIn(now, time_zone))
  if (problem) throw wrong('on', problem)
}

/** Checks what the author typed and writes it. */
const keepContent = async (
  change: UnitOfWork,
  row: JournalRow,
  { on, body, files }: JournalContent,
  edition: number,
): Promise<void> => {
  await mustHaveCome(change.tx, on, change.now)
  const missing = missingField({ kind: row.kind, body, files, place: row.place })
  if (missing) throw wrong(missing, 'required')
  const file_ids = await filesOfEdition(change, row, files)
  await setEntry(change.tx, row.id, { on_date: on, body: body ?? '', file_ids, edition })
}

/** Before it is shared nobody has seen another text, so there is only one edition. */
const replaceContent: Effect<JournalRow> = (change, { row, command }) =>
  keepContent(change, row, as(command, 'journalEntry.edit'), row.edition)

const addEdition: Effect<JournalRow> = (change, { row, command }) =>
  keepContent(change, row, as(command, 'journalEntry.edit'), row.edition + 1)

/** Who reads it only becomes more. */
const shareWithPeople: Effect<JournalRow> = async (change, { row, command }) => {
  const audience = await audienceWith(change.tx, row, as(command, 'journalEntry.share').readerIds)
  if (row.shared_at !== null && audience.length === row.audience.length) throw wrong('readerIds', 'notAChoice')
  await setEntry(change.tx, row.id, { reach: 'named', audience, shared_at: row.shared_at ?? change.now })
  await shareFiles(change, row, audience)
}

/** Implements each action of the chart. */
export const journalEffects: Effects<typeof journalEntryMachine, JournalRow> = {
  replaceContent,
  addEdition,
  shareWithPeople,
}
