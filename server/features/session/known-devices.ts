import { randomUUID } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { addMs } from '#domain/time.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { retention } from '../../jobs/retention.ts'
import { newToken } from './new-token.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'

/** Browsers keep no cookie for longer. */
export const deviceLife = retention.knownDevices.ms
const perPerson = 20
/** A family may share a browser; each person who signs in there has a token of their own in its cookie. */
const perBrowser = 5

export const deviceCookieNameOf = (config: Pick<Config, 'publicUrl'>): string => `${cookieNameOf(config)}-device`

export const deviceCookieOptionsOf = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  ...cookieOptionsOf(config),
  maxAge: deviceLife / 1000,
})

const tokens = /^[\w-]{43}(?:\.[\w-]{43}){0,9}$/

/** A device that the browser's cookie names, whoever it belongs to. */
export type Device = { readonly id: string; readonly personId: string; readonly token: string }

/** Returns the devices of the cookie that still exist, in its order. */
export const devicesIn = async (tx: Tx, cookie: string | undefined, now: string): Promise<Device[]> => {
  if (cookie === undefined || !tokens.test(cookie)) return []
  const given = cookie.split('.')
  const rows = await tx
    .selectFrom('known_device')
    .select(['id', 'person_id', 'token_hash'])
    .where('token_hash', 'in', given.map(hashOf))
    .where('last_used_at', '>', addMs(now, -deviceLife))
    .execute()
  return given.flatMap((token) => {
    const row = rows.find(({ token_hash }) => token_hash.equals(hashOf(token)))
    return row ? [{ id: row.id, personId: row.person_id, token }] : []
  })
}

/** Returns the cookie with the device that was used now in front. */
export const deviceCookieOf = (used: Device, others: readonly Device[]): string =>
  [used, ...others.filter(({ id }) => id !== used.id)]
    .slice(0, perBrowser)
    .map(({ token }) => token)
    .join('.')

export const touchDevice = async (tx: Tx, { id }: Device, now: string): Promise<void> => {
  await tx.updateTable('known_device').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Makes a device known; those that the person used longest ago are forgotten beyond the limit. */
export const addDevice = async (tx: Tx, personId: string, now: string): Promise<Device> => {
  const device = { id: randomUUID(), personId, token: newToken() }
  await tx
    .insertInto('known_device')
    .values({
      id: device.id,
      token_hash: hashOf(device.token),
      person_id: personId,
      created_at: now,
      last_used_at: now,
    })
    .execute()
  const newest = tx
    .selectFrom('known_device')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy((eb) => eb('id', '=', device.id), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(perPerson)
  await tx.deleteFrom('known_device').where('person_id', '=', personId).where('id', 'not in', newest).execute()
  return device
}

/**
 * Forgets the devices on which ended sessions began, so that signing in there again counts as new. A device on which
 * another session goes on stays.
 */
export const forgetDevices = async (tx: Tx, ended: readonly { readonly device_id: string | null }[]): Promise<void> => {
  const ids = ended.flatMap(({ device_id }) => device_id ?? [])
  if (ids.length === 0) return
  await tx
    .deleteFrom('known_device')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').whereRef('session.device_id', '=', 'known_device.id'))),
    )
    .execute()
}

/** Forgets every device of a person but the one of this session. */
export const forgetOtherDevices = async (tx: Tx, personId: string, sessionId: string): Promise<void> => {
  await tx
    .deleteFrom('known_device')
    .where('person_id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .where('session.id', '=', sessionId)
            .whereRef('session.device_id', '=', 'known_device.id'),
        ),
      ),
    )
    .execute()
}

/** Forgets every device of a person. */
export const forgetAllDevices = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('known_device').where('person_id', '=', personId).execute()
}

/** Runs in the role of the sweeps. */
export const deleteOldDevices = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('known_device').where('last_used_at', '<=', addMs(now, -deviceLife)).execute()
}
