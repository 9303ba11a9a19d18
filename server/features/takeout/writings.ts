import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { shownTo } from '../journal/journal.item.ts'
import { listedOn } from '../journal/journal.list.ts'
import { messageItems } from '../messages/messages.item.ts'
import { jsonFile } from './json-file.ts'

/** Lists every message that the person has, in the order of sending. Who has not opened one is given its subject alone. */
const messagesOf = async (tx: Tx, viewer: Viewer) =>
  messageItems(tx, viewer, await tx.selectFrom('message').selectAll().orderBy('sent_at').orderBy('id').execute())

const everyDay = { from: '0001-01-01', to: '9999-12-31' } as const

/** Lists every journal entry that the person wrote or that was shared with them, with what they were given of each. */
const journalOf = async (tx: Tx, viewer: Viewer) => {
  const shown = await shownTo(tx, viewer, await listedOn(tx, everyDay), 'reports')
  return shown.map(({ row, known, isGiven, files }) => ({
    ...known,
    body: isGiven ? row.body : null,
    place: isGiven ? row.place : null,
    deviceAt: isGiven ? row.device_at : null,
    files,
  }))
}

/** Describes what a member who reads no record wrote and was given in one family. */
export const writingsOf = async (tx: Tx, viewer: Viewer, folder: string): Promise<ZipEntry[]> => [
  jsonFile(`${folder}/messages.json`, await messagesOf(tx, viewer)),
  jsonFile(`${folder}/journal.json`, await journalOf(tx, viewer)),
]
