import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '#server/db/tenancy.ts'
import type { TestApp } from '../app.ts'

/** Does the same in two transactions, of which the second begins while the first has not committed yet. */
export const overlapping = async <T>({ deps }: TestApp, work: (tx: Tx) => Promise<T>): Promise<void> => {
  const { beforeSignIn } = deps.scopes
  const { second } = await beforeSignIn(async (tx) => {
    await work(tx)
    const later = beforeSignIn(work)
    await Promise.race([later, wait(500)])
    // It is wrapped, because the commit must not wait for it.
    return { second: later }
  })
  await second
}
