import type { DeliveryDto } from '#contract/messages/delivery.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import type { MessageDto } from '#contract/messages/messages.ts'

export type SentMessage = Pick<MessageDto, 'id' | 'authorId' | 'subject'> & {
  readonly body: string
  readonly to: readonly string[]
  readonly draft: string | null
}

/** One saved text of a draft, as the server acknowledged it. */
export type SavedText = Pick<DraftDto, 'version' | 'subject' | 'body'>

/** Holds what the server acknowledged: messages, first views, and each version of each draft. */
export const openWordsLedger = (acknowledged: (count: number) => void) => {
  const sent = new Map<string, SentMessage>()
  const opened = new Map<string, string[]>()
  const drafts = new Map<string, SavedText[]>()
  const discarded = new Set<string>()
  let [count, refused, looks] = [0, 0, 0]
  const note = () => {
    count += 1
    acknowledged(count)
  }
  return {
    sent,
    opened,
    drafts,
    discarded,
    send: (message: SentMessage): void => {
      sent.set(message.id, message)
      note()
    },
    open: ({ id, viewedAt }: Pick<DeliveryDto, 'id' | 'viewedAt'>): void => {
      opened.set(id, [...(opened.get(id) ?? []), viewedAt ?? ''])
      note()
    },
    save: ({ id, version, subject, body }: DraftDto): void => {
      drafts.set(id, [...(drafts.get(id) ?? []), { version, subject, body }])
      note()
    },
    discard: (id: string): void => {
      discarded.add(id)
      note()
    },
    look: (): void => {
      looks += 1
      note()
    },
    /** Another device was faster. */
    refuse: (): void => {
      refused += 1
    },
    refusals: () => refused,
    looks: () => looks,
  }
}
export type WordsLedger = ReturnType<typeof openWordsLedger>
