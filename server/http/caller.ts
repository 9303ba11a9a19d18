import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { type Locale, uiLocale } from '#contract/locale.ts'
import type { Access } from '#contract/route.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { Clock } from '../clock.ts'
import type { Viewer } from '../db/tenancy.ts'
import { Refusal } from './errors/refusal.ts'

/**
 * The person who sends a request. It is read from the database on every request, so that a revocation takes effect at
 * once.
 */
export type Caller = {
  readonly sessionId: string
  readonly personId: string
  readonly userType: 'parent' | 'child' | 'thirdParty' | 'professional' | 'admin'
  /** The language in the person's account. */
  readonly locale: Locale
  /** Null while the session shows no family, or has lost the right to the one it showed. */
  readonly viewer: Viewer | null
}

type Row = {
  session_id: string
  person_id: string
  user_type: Caller['userType']
  locale: string
  family_id: string | null
  viewpoint: string | null
  standing: Viewer['standing'] | null
  mode: Mode
}

export type Token = { readonly kind: 'bearer' | 'cookie'; readonly text: string }

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** This named statement runs outside any scope; migration 040 defines `caller_of`. */
const callerOf = {
  name: 'caller_of',
  text: `select session_id, person_id, user_type, locale, family_id, viewpoint, standing, mode from caller_of($1, $2, $3)`,
}

export const callersOf = (pool: Pool, clock: Clock) => {
  const find = async (kind: string, bytes: Buffer): Promise<Caller | null> => {
    const { rows } = await pool.query<Row>({ ...callerOf, values: [kind, bytes, clock.now()] })
    return rows[0] ? fromRow(rows[0]) : null
  }
  return {
    /** Identifies who sends a request, which counts as a use of the session. */
    find: ({ kind, text }: Token) => find(kind, hashOf(text)),
    /** Identifies the caller of a session again, without using it: an open page alone keeps no session alive. */
    findAgain: ({ sessionId }: Pick<Caller, 'sessionId'>) =>
      find('session', Buffer.from(sessionId.replaceAll('-', ''), 'hex')),
  }
}
export type Callers = ReturnType<typeof callersOf>

const fromRow = (row: Row): Caller => ({
  sessionId: row.session_id,
  personId: row.person_id,
  userType: row.user_type,
  locale: uiLocale(row.locale),
  viewer: viewerOf(row),
})

const viewerOf = ({ person_id, family_id, viewpoint, standing, mode }: Row): Viewer | null =>
  family_id && viewpoint && standing ? { personId: person_id, familyId: family_id, viewpoint, standing, mode } : null

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

/** @throws {Refusal} notAllowed when the session shows no family */
export const requireViewer = ({ viewer }: Caller): Viewer => {
  if (!viewer) throw new Refusal('notAllowed')
  return viewer
}
