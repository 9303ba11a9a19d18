import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceDto } from '#contract/sign-ins/device.ts'
import type { SignInSteps } from '#contract/sign-ins/sign-ins.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { logBegun, logEnded } from '../../http/security-log.ts'
import { deviceOf } from '../sign-in-history/device-of.ts'
import { keepSignIn } from '../sign-in-history/sign-in-history.store.ts'
import { mustNotBeClosed } from './account-closings.ts'
import {
  addDevice,
  type Device,
  deviceCookieNameOf,
  deviceCookieOf,
  deviceCookieOptionsOf,
  devicesIn,
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
  /** A coarse word for what it is. */
  readonly word: DeviceDto | null
}

type Signing = Pick<FastifyRequest, 'cookies' | 'headers'>

/** Returns the browser from which a request signs in. */
export const browserIn = async (
  tx: Tx,
  { cookies, headers }: Signing,
  config: Config,
  now: string,
): Promise<SigningBrowser> => ({
  before: cookies[cookieNameOf(config)],
  devices: await devicesIn(tx, cookies[deviceCookieNameOf(config)], now),
  word: deviceOf(headers['user-agent']),
})

/** The cookies of a browser that signed in, and what the log says of it. */
export type SignedIn = {
  readonly session: string
  readonly devices: string
  readonly begun: SessionRow
  readonly ended: readonly SessionRow[]
  readonly newDevice: boolean
}

type Admitted = SignInSteps & { readonly personId: string }

/**
 * Begins the session of a person who has shown who they are. A sign-in on a device that is not known is told by mail,
 * but for the first one of all. @throws {Refusal} accountClosed
 */
export const admit = async (
  tx: Tx,
  enqueue: Deps['enqueue'],
  { personId, first, second }: Admitted,
  { before, devices, word }: SigningBrowser,
  now: string,
): Promise<SignedIn> => {
  await mustNotBeClosed(tx, personId)
  const known = devices.find((device) => device.personId === personId)
  const ended = before ? await endSession(tx, before) : []
  if (known) await touchDevice(tx, known, now)
  else if (first !== 'joining') await enqueueSecurityMail(enqueue, tx, { personId, kind: 'newDevice', at: now })
  const used = known ?? (await addDevice(tx, personId, now))
  const newDevice = known === undefined
  await keepSignIn(tx, { personId, device: word, newDevice, first, second }, now)
  const { token, session: begun } = await beginSession(tx, personId, now, { deviceId: used.id, word })
  return { session: token, devices: deviceCookieOf(used, devices), begun, ended, newDevice }
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
