import type { JoinQuestion } from '#machines/join/join.types.ts'
import { fieldsOf } from '#src/api/answer.ts'

/** The names of what this tab keeps are those of the values that the server keeps for its cookies. */
const typedKey = 'joinState'
const inviteKey = 'inviteToken'

type Fields = Readonly<Record<string, unknown>>

const read = (): Fields => fieldsOf(JSON.parse(sessionStorage.getItem(typedKey) ?? '{}'))
const write = (typed: Fields): void => sessionStorage.setItem(typedKey, JSON.stringify(typed))

/**
 * Keeps what was typed and not yet stored by the server, as long as the tab lives and until joining ends. A password is
 * never among it.
 */
export const typed = {
  keep: (question: JoinQuestion, { password: _, ...fields }: Fields): void => write({ ...read(), [question]: fields }),
  of: (question: JoinQuestion): Fields | null => {
    const known = read()[question]
    return known === undefined ? null : fieldsOf(known)
  },
  drop: (question: JoinQuestion): void => {
    const { [question]: _, ...others } = read()
    write(others)
  },
  clear: (): void => {
    for (const key of [typedKey, inviteKey]) sessionStorage.removeItem(key)
  },
} as const

export const keepInvite = (token: string): void => sessionStorage.setItem(inviteKey, token)
export const keptInvite = (): string | null => sessionStorage.getItem(inviteKey)
