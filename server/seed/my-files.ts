import { myFileUse } from '#contract/my-files/my-file-use.ts'
import type { MyFileCommand, NewFolder } from '#contract/my-files/my-files.ts'
import type { Viewer } from '../db/tenancy.ts'
import { addFile } from '../features/files/files.store.ts'
import { makeFolder } from '../features/my-files/folders.ts'
import { keepMyFile } from '../features/my-files/my-files.begin.ts'
import { myFileLifecycle } from '../features/my-files/my-files.lifecycle.ts'
import { receiveFile } from '../files/keep-file.ts'
import { displayName } from '../files/names.ts'
import { noScanner } from '../files/scanner/scanner.ts'
import type { Storage } from '../files/storage.ts'
import { advance } from '../lifecycle/advance.ts'
import type { Act } from './agenda.ts'
import type { Story } from './story.ts'

type Kept = {
  readonly when: string
  readonly name: string
  readonly text: string
  readonly folder?: string
  /** How and to whom the file was shown right after it was added. */
  readonly shown?: { readonly how: 'myFile.share' | 'myFile.privilege'; readonly to: string }
}

type People = { readonly dana: Viewer; readonly sam: Viewer; readonly professionalId: string }

const filesOfDana = ({ sam, professionalId }: People): readonly Kept[] => [
  {
    when: '-300 20:10',
    name: 'Packing list for two homes.txt',
    text: 'School bag, swim things, retainer, library books (back on Thursdays), charger, winter boots.\n',
    folder: 'Everyday',
    shown: { how: 'myFile.share', to: sam.personId },
  },
  {
    when: '-120 21:05',
    name: 'Questions for Pat.txt',
    text: 'Does the summer plan count as a change of the order? Who decides about the school trip abroad?\n',
    folder: 'Agreement',
    shown: { how: 'myFile.privilege', to: professionalId },
  },
  {
    when: '-118 21:15',
    name: 'Overnights this year.csv',
    text: 'month,Dana,Sam\nJanuary,16,15\nFebruary,14,14\nMarch,15,16\nApril,16,14\n',
    folder: 'Agreement',
  },
  {
    when: '-50 07:50',
    name: 'Vaccinations.csv',
    text: 'vaccine,date\nMMR,2018-05-02\nTdap,2025-08-19\nInfluenza,2026-10-02\n',
    folder: 'Health',
    shown: { how: 'myFile.share', to: sam.personId },
  },
  { when: '-36 22:30', name: 'Notes for the school meeting.txt', text: 'Reading group, math homework, recess.\n' },
]

const filesOfSam = ({ dana }: People): readonly Kept[] => [
  {
    when: '-75 18:20',
    name: 'Summer camp rules.txt',
    text: 'Drop-off from 8:15 at the south gate. No phones. Sunscreen in the morning, hat in the bag.\n',
    shown: { how: 'myFile.share', to: dana.personId },
  },
  { when: '-37 19:45', name: 'Lease, page to sign.txt', text: 'Sign page 4 and send it back before the first.\n' },
]

/** Keeps a text as an upload is kept. */
const stored = async (storage: Storage, { familyId }: Viewer, { name, text }: Kept) => {
  const received = { source: [Buffer.from(text)], name, accepted: myFileUse, familyId }
  const file = await receiveFile(storage, noScanner, received, async (kept, keep) => {
    await keep()
    return kept
  })
  return { ...file, name: displayName(name, file.type) }
}

const actsOf = (story: Story, storage: Storage, owner: Viewer, files: readonly Kept[]): Act[] => {
  const folders = new Map<string, string>()
  const keep = async (file: Kept): Promise<void> => {
    const { when, folder, shown } = file
    const bytes = await stored(storage, owner, file)
    await story.runs(owner, when, async (change) => {
      const folderId = folder === undefined ? null : (folders.get(folder) ?? (await folderOf(change, owner, folder)))
      if (folder !== undefined && folderId !== null) folders.set(folder, folderId)
      const { id: fileId } = await addFile(change.tx, owner, bytes, change.now)
      const { id } = await keepMyFile(change, owner, { fileId, folderId })
      if (!shown) return
      const command: MyFileCommand = { type: shown.how, version: 1, readers: [shown.to] }
      await advance(change, myFileLifecycle, id, command, owner)
    })
  }
  return files.map((file) => ({ when: file.when, run: () => keep(file) }))
}

const folderOf = async (change: Parameters<typeof makeFolder>[0], owner: Viewer, name: string): Promise<string> => {
  const folder: NewFolder = { name, parentId: null }
  return (await makeFolder(change, owner, folder)).id
}

/** Gives both parents files of their own, some of which they showed to somebody. */
export const myFileActs = (story: Story, storage: Storage, people: People): Act[] => [
  ...actsOf(story, storage, people.dana, filesOfDana(people)),
  ...actsOf(story, storage, people.sam, filesOfSam(people)),
]
