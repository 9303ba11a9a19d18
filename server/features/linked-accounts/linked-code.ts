import { randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'

/** People read codes aloud and copy them by hand, so signs that look alike are left out. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const newCode = (): string =>
  Array.from({ length: limits.linkedAccount.code }, () => signs[randomInt(signs.length)]).join('')

/** Stores the hash of a new code, once the chart has let one be given. @returns the code as people read it */
export const keepCode = async (tx: Tx, family_id: string, account_id: string, until: string): Promise<string> => {
  const code = newCode()
  await tx
    .insertInto('linked_code')
    .values({ code_hash: hashOf(code), family_id, account_id, until_at: until })
    .execute()
  const half = limits.linkedAccount.code / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

export type CodeOwner = { readonly familyId: string; readonly accountId: string }

/** Finds the account of a code, before sign-in; null for one that was never given, is used up or too old. */
export const ownerOfCode = async (tx: Tx, code: string, now: string): Promise<CodeOwner | null> => {
  const row = await tx
    .selectFrom('linked_code')
    .select(['family_id', 'account_id'])
    .where('code_hash', '=', hashOf(code))
    .where('until_at', '>', now)
    .executeTakeFirst()
  return row ? { familyId: row.family_id, accountId: row.account_id } : null
}
