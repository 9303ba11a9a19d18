import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { familyHeader } from '#contract/families.ts'
import { type Locale, uiLocale } from '#contract/locale.ts'
import type { Access } from '#contract/route.ts'
import type { Clock } from '../clock.ts'
import { type CallerRow, findCaller, type Presented } from '../db/reading/presented.ts'
import type { Viewer } from '../db/tenancy.ts'
import { Refusal } from './errors/refusal.ts'

/**
 * The person who sends a request. It is read from the database on every request, so that a revocation takes effect at
 * once.
 */
export type Caller = {
  readonly sessionId: string
  readonly personId: string
  readonly userType: CallerRow['user_type']
  /** The language in the person's account. */
  readonly locale: Locale
  /** Null while the session shows no family, or has lost the right to the one it showed. */
  readonly viewer: Viewer | null
  /** The family that the session shows can only be read. */
  readonly isHeld: boolean
}

export type Token = { readonly kind: 'bearer' | 'cookie'; readonly text: string }

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** This named statement runs outside any scope. */
const callerOf = { name: 'caller_of', text: findCaller }

/** The callers of this many tokens are remembered, those that were used last. */
const mostRemembered = 10_000

/** Remembers who a token belonged to, by its hash. */
const memory = () => {
  const rows = new Map<string, CallerRow>()
  return {
    get: (bytes: Buffer) => rows.get(bytes.toString('base64')),
    set: (bytes: Buffer, row: CallerRow | undefined) => {
      const key = bytes.toString('base64')
      rows.delete(key)
      if (row) rows.set(key, row)
      const [oldest] = rows.keys()
      if (rows.size > mostRemembered && oldest !== undefined) rows.delete(oldest)
    },
  }
}

const isSame = (one: CallerRow, other: CallerRow): boolean =>
  one.session_id === other.session_id &&
  one.person_id === other.person_id &&
  one.user_type === other.user_type &&
  one.locale === other.locale &&
  one.family_id === other.family_id &&
  one.viewpoint === other.viewpoint &&
  one.standing === other.standing &&
  one.mode === other.mode

export const callersOf = (pool: Pool, clock: Clock) => {
  const remembered = memory()
  const find = async (kind: string, bytes: Buffer): Promise<CallerRow | undefined> =>
    (await pool.query<CallerRow>({ ...callerOf, values: [kind, bytes, clock.now()] })).rows[0]
  return {
    /** Identifies who sends a request, which counts as a use of the session. */
    find: async ({ kind, text }: Token): Promise<Caller | null> => {
      const bytes = hashOf(text)
      const row = await find(kind, bytes)
      remembered.set(bytes, row)
      return row ? fromRow(row) : null
    },
    /**
     * Returns who sent the last request with this token, if anybody did and the session showed a family. Nothing may be
     * answered before the database confirmed it.
     */
    expect: ({ kind, text }: Token): ExpectedCaller | null => {
      const bytes = hashOf(text)
      const row = remembered.get(bytes)
      if (!row) return null
      const caller = fromRow(row)
      if (!caller.viewer) return null
      const presented = { kind, bytes, at: clock.now() }
      return {
        caller,
        presented,
        isSame: (found) => isSame(found, row),
        correct: (found) => {
          remembered.set(bytes, found)
          return found ? fromRow(found) : null
        },
      }
    },
    /** Identifies the caller of a session again, without using it: an open page alone keeps no session alive. */
    findAgain: async ({ sessionId }: Pick<Caller, 'sessionId'>): Promise<Caller | null> => {
      const row = await find('session', Buffer.from(sessionId.replaceAll('-', ''), 'hex'))
      return row ? fromRow(row) : null
    },
  }
}
export type Callers = ReturnType<typeof callersOf>

export type ExpectedCaller = {
  readonly caller: Caller
  readonly presented: Presented
  readonly isSame: (found: CallerRow) => boolean
  /** Remembers who it is instead. */
  readonly correct: (found: CallerRow | undefined) => Caller | null
}

const fromRow = (row: CallerRow): Caller => ({
  sessionId: row.session_id,
  personId: row.person_id,
  userType: row.user_type,
  locale: uiLocale(row.locale),
  viewer: viewerOf(row),
  isHeld: row.held === true,
})

/** In a session of their own a person acts as the member who they are in this family, mostly under their own id. */
const viewerOf = (row: CallerRow): Viewer | null => {
  const { person_id, family_id, viewpoint, standing, mode, confiding, withdrawn } = row
  if (!family_id || !viewpoint || !standing) return null
  const viewer = { personId: mode === 'self' ? viewpoint : person_id, familyId: family_id, viewpoint, standing, mode }
  return withdrawn ? { ...viewer, parents: { confiding: confiding ?? [], withdrawn } } : viewer
}

const shortToken = /^Bearer ([\w-]{43})$/

/** Returns the token that a route requires; undefined when it is missing or malformed. */
export const tokenOf = (request: FastifyRequest, access: Access, cookieName: string): Token | undefined => {
  if (access === 'bearer') {
    const text = shortToken.exec(request.headers.authorization ?? '')?.[1]
    return text === undefined ? undefined : { kind: 'bearer', text }
  }
  const text = request.cookies[cookieName]
  return text && /^[\w-]{43}$/.test(text) ? { kind: 'cookie', text } : undefined
}

/** @throws {Refusal} unauthenticated */
export const requireCaller = <Who>(caller: Who | null): Who => {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}

/** Says whether a request is about the family that the caller's session shows. One that names none is about that family. */
export const isAboutFamilyOf = ({ viewer }: Caller, { headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const named = headers[familyHeader]
  return named === undefined || named === viewer?.familyId
}

/**
 * Returns the viewer of a request.
 * @throws {Refusal} when the session shows no family: accessEnded for a professional, who may choose another one, else
 * notAllowed; otherFamily when the session shows another family than the page was drawn for
 */
export const viewerIn = (caller: Caller, request: Pick<FastifyRequest, 'headers'>): Viewer => {
  const { viewer, userType } = caller
  if (!viewer) throw new Refusal(userType === 'professional' ? 'accessEnded' : 'notAllowed')
  if (!isAboutFamilyOf(caller, request)) throw new Refusal('otherFamily')
  return viewer
}
