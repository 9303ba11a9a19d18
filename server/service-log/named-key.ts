import { formatVerifierKey, readVerifierKey } from '#domain/record/log/notes/note-keys.ts'
import type { Config } from '../config.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import { type HistoryKey, historyKey, publicHistoryKey, readHistoryKey } from '../history/keys.ts'
import { logKeyOf } from './log-key.ts'
import { newestOrigin, type Origin, openOrigin } from './log-store.ts'

export const originNameOf = (host: string, number: number): string => `${host}/record/${number}`

/** Says whether this is the key by which the log is signed now. */
export const isKeyOf = async ({ name, keys }: Origin, key: HistoryKey): Promise<boolean> =>
  keys.at(-1) === formatVerifierKey((await logKeyOf(name, key)).verifier)

/** Opens the first log, which names the key from then on. Another process may have done so at the same moment. */
export const openFirst = async (
  tx: Tx,
  { key, host, now }: { readonly key: HistoryKey; readonly host: string; readonly now: string },
): Promise<Origin> => {
  const name = originNameOf(host, 1)
  const keys = [formatVerifierKey((await logKeyOf(name, key)).verifier)]
  await openOrigin(tx, { number: 1, name, keys, opened_at: now })
  return (await newestOrigin(tx)) ?? { number: 1, name, keys, secret: null }
}

/** Names the first log, which nothing was signed in yet, by the host of its first signer. It opens with its first leaf. */
export const nameFirst = async (
  tx: Tx,
  origin: Origin,
  { key, host, now }: { readonly key: HistoryKey; readonly host: string; readonly now: string },
): Promise<Origin> => {
  const name = originNameOf(host, 1)
  const keys = [formatVerifierKey((await logKeyOf(name, key)).verifier)]
  await tx.updateTable('log_origin').set({ name, keys, opened_at: now }).where('number', '=', 1).execute()
  return { ...origin, name, keys }
}

const namedBy = async ({ keys }: Origin): Promise<HistoryKey> => {
  const named = await readVerifierKey(keys.at(-1) ?? '')
  if (!named) throw new Error('the database names no key that can be read')
  return publicHistoryKey(named.publicKey)
}

/**
 * Returns the key of this process. The first process on an empty database makes one, which the database names from then
 * on. A process that has none where one is named already makes none: it gets the public half of the named one.
 */
export const openHistoryKey = async (
  scopes: Pick<Scopes, 'asSigner'>,
  config: Pick<Config, 'historyKey' | 'historyKeyDir' | 'publicUrl'>,
  now: string,
): Promise<HistoryKey> => {
  const origin = await scopes.asSigner(newestOrigin)
  if (origin) return (await readHistoryKey(config)) ?? namedBy(origin)
  const key = await historyKey(config)
  await scopes.asSigner((tx) => openFirst(tx, { key, host: new URL(config.publicUrl).host, now }))
  return key
}

/** Says whether a process with this key may sign: it is the one that the database names, or none is named yet. */
export const maySign = async (tx: Tx, key: HistoryKey): Promise<boolean> => {
  const origin = await newestOrigin(tx)
  return key.held && (origin === null || (await isKeyOf(origin, key)))
}

/** Returns the public key of the first log, in PEM; null before there is one. */
export const firstPublicPem = async (tx: Tx): Promise<string | null> => {
  const row = await tx.selectFrom('log_origin').select('keys').where('number', '=', 1).executeTakeFirst()
  const key = await readVerifierKey(row?.keys.at(-1) ?? '')
  return key && publicHistoryKey(key.publicKey).publicPem
}

/** Returns the public key that the database names, in PEM; null before it names one. */
export const namedPublicPem = async (tx: Tx): Promise<string | null> => {
  const origin = await newestOrigin(tx)
  return origin && (await namedBy(origin)).publicPem
}
