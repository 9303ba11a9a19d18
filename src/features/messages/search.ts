import type { FolderName } from '#contract/messages/messages.ts'

/** Reads the address of the page: the folder, and the thread beside it. */
export type MessagesSearch = {
  readonly folder?: FolderName | 'drafts' | undefined
  readonly thread?: string | undefined
}

const isFolder = (value: unknown): value is NonNullable<MessagesSearch['folder']> =>
  value === 'drafts' || ['sent', 'archive', 'all', 'inbox'].some((name) => name === value)

export const readMessagesSearch = ({ folder, thread }: Record<string, unknown>): MessagesSearch => ({
  folder: isFolder(folder) && folder !== 'inbox' ? folder : undefined,
  thread: typeof thread === 'string' ? thread : undefined,
})
