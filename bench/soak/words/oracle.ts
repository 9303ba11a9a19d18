import type { DeliveryRow } from '#server/features/messages/deliveries.store.ts'
import type { DraftRow } from '#server/features/messages/drafts.store.ts'
import type { MailboxRow } from '#server/features/messages/mailbox.store.ts'
import type { MessageRow } from '#server/features/messages/messages.store.ts'
import type { WordsLedger } from './ledger.ts'
import type { WordsResult } from './run.ts'

/** Holds the rows of one family. `opened` counts the entries about first views, by delivery. */
export type WordsStored = {
  readonly messages: readonly Omit<MessageRow, 'family_id'>[]
  readonly deliveries: readonly DeliveryRow[]
  readonly drafts: readonly DraftRow[]
  readonly mailbox: readonly MailboxRow[]
  readonly opened: ReadonlyMap<string, number>
  readonly isOpen: (draft: DraftRow) => boolean
}

const sorted = (ids: readonly string[]): string => [...ids].sort().join()

/** Each acknowledged message is there once, as it was told, with one delivery for each recipient; there are no others. */
export const messageFindings = ({ sent }: WordsLedger, { messages, deliveries }: WordsStored): string[] => {
  const ours = messages.filter(({ subject }) => subject.startsWith('Soak '))
  const stored = new Map(ours.map((row) => [row.id, row]))
  const of = Map.groupBy(deliveries, ({ message_id }) => message_id)
  const missing = [...sent.values()].flatMap(({ id, authorId, subject, body, to }) => {
    const row = stored.get(id)
    if (!row) return [`${id} is missing`]
    const same = row.author_id === authorId && row.subject === subject && row.body === body
    const delivered = (of.get(id) ?? []).map(({ person_id }) => person_id)
    if (!same || sorted(row.recipient_ids) !== sorted(to)) return [`${id} is not as it was told`]
    return sorted(delivered) === sorted(to) ? [] : [`${id} has deliveries to ${delivered.join()}`]
  })
  const untold = ours.flatMap(({ id }) => (sent.has(id) ? [] : [`${id} was sent, and nobody was told`]))
  const subjects = Map.groupBy(ours, ({ subject }) => subject)
  const twice = [...subjects].flatMap(([subject, rows]) => (rows.length > 1 ? [`${subject} was sent twice`] : []))
  return [...missing, ...untold, ...twice]
}

/** A first view is there once, at the acknowledged instant; what nobody was told to have opened is closed. */
export const viewFindings = ({ opened, sent }: WordsLedger, stored: WordsStored): string[] =>
  stored.deliveries
    .filter(({ message_id }) => sent.has(message_id))
    .flatMap(({ id, viewed_at }) => {
      const told = opened.get(id) ?? []
      const entries = stored.opened.get(id) ?? 0
      if (told.length === 0) return viewed_at === null && entries === 0 ? [] : [`${id} is viewed, and nobody was told`]
      const same = told.every((at) => at === viewed_at)
      return same && entries === 1 ? [] : [`${id}: told ${told.join()}, is ${viewed_at}, ${entries} entries`]
    })

/** The last acknowledged text of each draft is there until it is discarded or sent, which happens once. */
export const draftFindings = ({ drafts, discarded, sent }: WordsLedger, stored: WordsStored): string[] => {
  const rows = new Map(stored.drafts.map((row) => [row.id, row]))
  const messages = Map.groupBy(
    [...sent.values()].flatMap(({ draft }) => draft ?? []),
    (id) => id,
  )
  return [...drafts].flatMap(([id, texts]) => {
    const row = rows.get(id)
    const times = messages.get(id)?.length ?? 0
    if (!row) return [`${id} is missing`]
    if (new Set(texts.map(({ version }) => version)).size < texts.length) return [`${id}: one version was told twice`]
    if (times + Number(discarded.has(id)) > 1) return [`${id} ended ${times} times`]
    const isOver = times === 1 || discarded.has(id)
    if (isOver === stored.isOpen(row)) return [`${id} is ${row.status}`]
    const last = texts.toSorted((a, b) => b.version - a.version)[0]
    if (isOver) return []
    return row.body === last?.body && row.subject === last.subject ? [] : [`${id} lost what was saved last`]
  })
}

/** The server’s counts must equal the rows. */
export const countFindings = ({ told }: Pick<WordsResult, 'told'>, stored: WordsStored): string[] => {
  const unopened = new Set(
    stored.deliveries.flatMap(({ viewed_at, person_id, message_id }) =>
      viewed_at === null ? [`${person_id} ${message_id}`] : [],
    ),
  )
  return [...told].flatMap(([id, counts]) => {
    const closed = stored.mailbox.filter(
      ({ person_id, message_id }) => person_id === id && unopened.has(`${person_id} ${message_id}`),
    )
    const rows = {
      unread: closed.filter(({ folder }) => folder !== 'archive').length,
      inbox: closed.filter(({ folder }) => folder === 'inbox').length,
      drafts: stored.drafts.filter((draft) => draft.author_id === id && stored.isOpen(draft)).length,
    }
    return Object.entries(rows).flatMap(([name, count]) => {
      const said = counts[name as keyof typeof rows]
      return said === count ? [] : [`${id}: ${name} is ${count}, was told ${said}`]
    })
  })
}

/** Finds words of subjects and bodies where they may not be. Each is made up, so that it is nowhere by chance. */
export const leakFindings = (words: readonly string[], places: ReadonlyMap<string, string>): string[] => {
  const known = new Set(words)
  return [...places].flatMap(([place, text]) => {
    const found = (text.match(/zq\d+x\d{6}/g) ?? []).filter((word) => known.has(word))
    return found.length === 0 ? [] : [`${place} has ${found.length} words of messages, such as ${found[0]}`]
  })
}
