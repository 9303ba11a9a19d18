import type { Viewer } from '../../db/tenancy.ts'
import { addFile } from '../../features/files/files.store.ts'
import { deliveryLifecycle } from '../../features/messages/deliveries.lifecycle.ts'
import { beginDraft } from '../../features/messages/drafts.lifecycle.ts'
import { insertFolder } from '../../features/messages/folders.store.ts'
import { moveMessages } from '../../features/messages/mailbox.store.ts'
import { sendMessage } from '../../features/messages/messages.send.ts'
import type { Storage } from '../../files/storage.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { DemoFamily } from '../accounts.ts'
import type { Act } from '../agenda.ts'
import { randomFrom } from '../random.ts'
import type { Story } from '../story.ts'
import type { Correspondence, RecentMessage, RecentThread, Writer } from './conversation.ts'
import { hartBell } from './hart-bell.ts'
import { pastThreads } from './past-threads.ts'
import { bootsPhoto } from './photo.ts'
import { reyesKeller } from './reyes-keller.ts'
import { vegaLuna } from './vega-luna.ts'

const correspondences: Readonly<Record<DemoFamily['country'], Correspondence>> = {
  US: reyesKeller,
  GB: hartBell,
  MX: vegaLuna,
}

export type Writers = Readonly<Record<'A' | 'B', Viewer>> & Readonly<Partial<Record<Writer, Viewer>>>

type Needs = { readonly story: Story; readonly writers: Writers; readonly storage: Storage | undefined }

const open = async (change: UnitOfWork, viewer: Viewer, messageId: string): Promise<void> => {
  const { id, version } = await change.tx
    .selectFrom('delivery')
    .select(['id', 'version'])
    .where('message_id', '=', messageId)
    .where('person_id', '=', viewer.personId)
    .executeTakeFirstOrThrow()
  await advance(change, deliveryLifecycle, id, { type: 'delivery.open', version }, viewer)
}

/** Returns what happened in one thread: each message is sent, then opened, by the people and at the times it names. */
const actsOf = ({ story, writers, storage }: Needs, { subject, messages }: RecentThread, sent: string[]): Act[] => {
  const viewerOf = (writer: Writer): Viewer => {
    const viewer = writers[writer]
    if (!viewer) throw new Error(`the family has no ${writer}`)
    return viewer
  }
  const send = async ({ by, to, when, text, photo }: RecentMessage, at: number): Promise<void> => {
    const viewer = viewerOf(by)
    const picture = photo && storage ? await bootsPhoto(storage, viewer.familyId, photo) : null
    sent[at] = await story.runs(viewer, when, async (change) => {
      const files = picture ? [(await addFile(change.tx, viewer, picture, change.now)).id] : []
      const people = to.map((one) => viewerOf(one).personId)
      const answersId = sent[at - 1] ?? null
      return (await sendMessage(change, viewer, { to: people, subject, body: text, files, answersId, draft: null })).id
    })
  }
  return messages.flatMap((message, at): Act[] => [
    { when: message.when, run: () => send(message, at) },
    ...Object.entries(message.opened ?? {}).map(([who, when]) => {
      const viewer = viewerOf(who as Writer)
      return { when, run: () => story.runs(viewer, when, (change) => open(change, viewer, sent[at] ?? '')) }
    }),
  ])
}

/** Messages of the first year are in the archive of the first parent, who also keeps folders. */
const tidy = async (
  { story, writers: { A } }: Needs,
  threads: readonly { readonly folder: string | undefined; readonly ids: readonly string[] }[],
): Promise<void> =>
  story.runs(A, '0 23:59', async ({ tx, familyId: family_id }) => {
    const folders = [...new Set(threads.flatMap(({ folder }) => folder ?? []))].filter((name) => name !== 'archive')
    const ids = new Map<string, string>([['archive', 'archive']])
    for (const [place, name] of folders.entries())
      ids.set(name, await insertFolder(tx, { family_id, person_id: A.personId, place, name }))
    for (const [name, to] of ids) {
      const moved = threads.filter(({ folder }) => folder === name).flatMap((thread) => thread.ids)
      if (moved.length > 0) await moveMessages(tx, { ids: moved, to })
    }
  })

/**
 * Returns what a demo family wrote to each other, by the regular commands. With `daysBack`, everyday conversations fill
 * that time; without, there are the recent ones alone. `after` runs once everything is sent.
 */
export const messageActs = (
  needs: Needs,
  { country }: DemoFamily,
  daysBack: number,
): { readonly acts: readonly Act[]; readonly after: () => Promise<void> } => {
  const of = correspondences[country]
  const past = daysBack > 0 ? pastThreads(of, daysBack, randomFrom(2)) : []
  const threads = [...past, ...of.recent].map((thread, at) => ({
    thread,
    ids: [] as string[],
    folder: at < past.length / 2 ? 'archive' : thread.folder,
  }))
  const acts = threads.flatMap(({ thread, ids }) => actsOf(needs, thread, ids))
  const { story, writers } = needs
  const content = {
    to: [writers.B.personId],
    subject: of.draft.subject,
    body: of.draft.text,
    files: [],
    answersId: null,
  }
  return {
    acts,
    after: async () => {
      await tidy(needs, threads)
      await story.runs(writers.A, '0 23:59', async (change) => void (await beginDraft(change, writers.A, content)))
    },
  }
}
