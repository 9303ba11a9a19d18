/** The folders that every address may name. An own folder is named by its id. */
const named = ['inbox', 'drafts', 'sent', 'archive', 'all'] as const
export type NamedFolder = (typeof named)[number]

/** Reads the address of the page: the folder, what is searched for, and the thread beside it. */
export type MessagesSearch = {
  readonly folder?: string | undefined
  readonly search?: string | undefined
  readonly thread?: string | undefined
}

const ownFolder = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const isNamed = (folder: string): folder is NamedFolder => named.some((name) => name === folder)

const isFolder = (value: unknown): value is string =>
  typeof value === 'string' && value !== 'inbox' && (isNamed(value) || ownFolder.test(value))

export const readMessagesSearch = ({ folder, search, thread }: Record<string, unknown>): MessagesSearch => ({
  folder: isFolder(folder) ? folder : undefined,
  search: typeof search === 'string' && search !== '' ? search : undefined,
  thread: typeof thread === 'string' ? thread : undefined,
})
