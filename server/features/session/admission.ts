import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { logBegun, logEnded } from '../../http/security-log.ts'
import {
  addDevice,
  type Device,
  deviceCookieNameOf,
  deviceCookieOf,
  deviceCookieOptionsOf,
  touchDevice,
} from './known-devices.ts'
import { enqueueSecurityMail } from './security-mail.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'
import { beginSession, endSession, type SessionRow } from './session.store.ts'

/** A browser from which somebody signs in. */
export type SigningBrowser = {
  /** Its earlier session ends, so that no session id survives a sign-in. */
  readonly before: string | undefined
  /** The devices that its cookie names, whoever they belong to. */
  readonly devices: readonly Device[]
}

/** The cookies of a browser that signed in, and what the log says of it. */
export type SignedIn = {
  readonly session: string
  readonly devices: string
  readonly begun: SessionRow
  readonly ended: readonly SessionRow[]
  readonly newDevice: boolean
}

/** Begins the session of a person who has shown who they are. A sign-in on a device that is not known is told by mail. */
export const admit = async (
  tx: Tx,
  enqueue: Deps['enqueue'],
  personId: string,
  { before, devices }: SigningBrowser,
  now: string,
): Promise<SignedIn> => {
  const known = devices.find((device) => device.personId === personId)
  const ended = before ? await endSession(tx, before) : []
  if (known) await touchDevice(tx, known, now)
  else await enqueueSecurityMail(enqueue, tx, { personId, kind: 'newDevice', at: now })
  const used = known ?? (await addDevice(tx, personId, now))
  const { token, session: begun } = await beginSession(tx, personId, now, used.id)
  return { session: token, devices: deviceCookieOf(used, devices), begun, ended, newDevice: known === undefined }
}

/** Call it after the commit. */
export const logAdmission = (log: Deps['log'], { begun, ended, newDevice }: SignedIn): void => {
  logEnded(log, ended, 'signIn')
  logBegun(log, begun, newDevice)
}

export const setAdmission = (reply: FastifyReply, config: Config, { session, devices }: SignedIn): void => {
  reply.setCookie(cookieNameOf(config), session, cookieOptionsOf(config))
  reply.setCookie(deviceCookieNameOf(config), devices, deviceCookieOptionsOf(config))
}
