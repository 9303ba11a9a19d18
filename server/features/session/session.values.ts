import { type SessionKey, type SessionValues, sessionKeys } from '#contract/session.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import { overridesOf } from './session.flags.ts'
import { type FamilyOf, familiesOf, fullNameOf, initialsOf, type Person, personById } from './session.people.ts'
import { type Bearer, issueBearer } from './session.store.ts'

type Known = Partial<Record<SessionKey, SessionValues[SessionKey]>>

const fallbackZone = 'America/New_York'

/** An account is created by its person who joins, by a parent or by an operator. A professional creates none. */
const isCreatedByPro = false

/** The request that asks for the values. */
export type Asking = {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly config: Pick<Config, 'publicUrl'>
  readonly now: string
}

/** These belong to the browser that asks, whoever is signed in there, and come from its http-only cookies. */
type OfTheBrowser = Pick<SessionValues, 'joinState' | 'inviteToken' | 'recoverEmail' | 'recoverUsername'>

/** Returns what an area knows of a registration, an invitation or a recovery that was begun in the browser. */
export type BrowserValues = (tx: Tx, asking: Asking) => Promise<Partial<OfTheBrowser>>
export const browserValues: ExtensionPoint<BrowserValues> = extensionPoint()

/** Returns what the browser stores of a person's own account in an area. */
export type OwnValues = (deps: Deps, caller: Caller, now: string) => Promise<Partial<SessionValues>>
export const ownValues: ExtensionPoint<OwnValues> = extensionPoint()

/**
 * Returns the session values that the browser stores. While a professional looks as a parent, the person is that
 * parent, and the professional's own values are the `cvm...` keys. The browser's flags only choose what to show; the
 * server evaluates its own.
 */
export const sessionValuesOf = async (tx: Tx, caller: Caller, asking: Asking): Promise<SessionValues> => {
  const { now } = asking
  const bearer = await issueBearer(tx, caller.sessionId, now)
  const self = await personById(tx, caller.personId)
  const seen = caller.viewer?.mode === 'viewing' ? await personById(tx, caller.viewer.viewpoint) : self
  const families = await familiesOf(tx, seen.id)
  const overrides = await overridesOf(tx, caller.sessionId)
  const known: Known = {
    ...personValues(
      seen,
      families.find(({ familyId }) => familyId === caller.viewer?.familyId),
    ),
    ...tokenValues(bearer, now),
    ...(await valuesOfBrowser(tx, asking)),
    ldFlagOverrides: Object.keys(overrides).length > 0 ? overrides : null,
    userType: caller.userType,
    isAdmin: caller.userType === 'admin',
    isAttorney: self.is_attorney,
    calendarView: self.calendar_view,
    isCvm: caller.userType === 'professional',
    isCreatedByPro,
    ...(caller.userType === 'professional' && professionalValues(self, caller, await familiesOf(tx, self.id), seen)),
    ...(caller.viewer?.mode === 'synced' && { adminUserId: self.id, adminSyncedUserId: caller.viewer.viewpoint }),
  }
  return complete(known)
}

const valuesOfBrowser = async (tx: Tx, asking: Asking): Promise<Known> => {
  let known: Known = {}
  for (const valuesOf of browserValues.parts()) known = { ...known, ...(await valuesOf(tx, asking)) }
  return known
}

/** Adds what the areas say of the caller's own account. */
export const withOwnValues = async (deps: Deps, caller: Caller, values: SessionValues, now: string) => {
  let known = values
  for (const valuesOf of ownValues.parts()) known = { ...known, ...(await valuesOf(deps, caller, now)) }
  return known
}

const personValues = (person: Person, family: FamilyOf | undefined): Known => ({
  userId: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  fullName: fullNameOf(person),
  displayInitials: initialsOf(person),
  languageLocale: person.locale,
  timeZone: person.time_zone || fallbackZone,
  avatarColor: person.avatar_color ?? family?.side ?? null,
})

const tokenValues = ({ token, expiresAt }: Bearer, now: string): Known => ({
  auth: token,
  tokenExpiry: expiresAt,
  currentTime: now,
})

const professionalValues = (self: Person, { viewer }: Caller, families: FamilyOf[], seen: Person): Known => ({
  cvmUserId: self.id,
  cvmProUserId: self.id,
  cvmProFullName: fullNameOf(self),
  cvmProInitials: initialsOf(self),
  cvmProLanguageLocale: self.locale,
  cvmFamilies: families.map(({ familyId, name }) => ({ familyId, name })),
  cvmFamilyId: viewer?.familyId ?? null,
  cvmFamilyName: families.find(({ familyId }) => familyId === viewer?.familyId)?.name ?? null,
  cvmUserFullName: viewer?.mode === 'viewing' ? fullNameOf(seen) : null,
  cvmUserStatus: viewer?.mode === 'viewing' ? 'viewing' : null,
})

/** Adds every key of the specification, null when it does not apply. */
const complete = (known: Known): SessionValues => {
  const values: Known = {}
  for (const key of sessionKeys) values[key] = known[key] ?? null
  return values as SessionValues
}
