import * as z from 'zod/mini'
import { localeCode } from './common.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { secondStepCode } from './second-step/second-step.ts'

/** The keys of section 3 of the specification, spelt as there. `auth` alone is stored only as long as the tab exists. */
export const sessionKeys = [
  'isAdmin',
  'adminUserId',
  'adminSyncedCvmFamiliesUserId',
  'adminSyncedUserId',
  'isAttorney',
  'auth',
  'calendarView',
  'coparentPackageId',
  'coparentPricing',
  'currentTime',
  'isCvm',
  'cvmProLanguageLocale',
  'cvmUserId',
  'displayInitials',
  'discountData',
  'recoverEmail',
  'cvmFamilyId',
  'cvmFamilyName',
  'firstName',
  'fullName',
  'inviteToken',
  'isActiveSubscription',
  'isCreatedByPro',
  'isGraceLogin',
  'joinState',
  'lastName',
  'ldFlagOverrides',
  'languageLocale',
  'plaidToken',
  'packageData',
  'cvmFamilies',
  'cvmProFullName',
  'cvmProInitials',
  'cvmProUserId',
  'redirectUrl',
  'timeZone',
  'tokenExpiry',
  'upgradesToken',
  'renewalsToken',
  'recoverUsername',
  'avatarColor',
  'userId',
  'cvmUserFullName',
  'cvmUserStatus',
  'userType',
] as const
export type SessionKey = (typeof sessionKeys)[number]

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])
/**
 * Every key is always present, and null when it does not apply: `plaidToken` links a bank account by a provider that none of
 * ours is, and `adminSyncedCvmFamiliesUserId` names a professional whose families an administrator looks at, which none does.
 * Stored flags only choose what to show.
 */
export const sessionValues = z.record(z.enum(sessionKeys), value)
export type SessionValues = z.infer<typeof sessionValues>

/** The event of this name is fired on `window` after each key is stored. */
export const localStoragePopulated = 'local storage populated'

/** People who chose their password by the earlier rules still sign in with it. */
const { legacy } = limits.password
const password = z
  .string('required')
  .check(z.minLength(1, 'required'), z.minLength(legacy.min, 'tooShort'), z.maxLength(legacy.max, 'tooLong'))

/** No username is that long or has a NUL, which PostgreSQL stores nowhere; the server says whether there is one. */
export const givenUsername = z.string('required').check(
  z.minLength(1, 'required'),
  z.maxLength(100, 'tooLong'),
  z.refine((text) => !text.includes('\0'), 'characterRefused'),
)

export const credentials = z.strictObject({
  username: givenUsername,
  password,
})

export const sessionRoutes = {
  localStorage: route({
    method: 'GET',
    path: '/ofw/appv2/localstorage.json',
    access: 'cookie',
    summary: 'The session values, with a fresh short token. 401 without a session.',
    output: sessionValues,
  }),
  signIn: route({
    method: 'POST',
    path: '/pub/v1/sign-in',
    access: 'none',
    setsCookie: true,
    summary: 'Begins a session, or answers `secondStepNeeded` where the person asks for a second step.',
    body: credentials,
    ok: 204,
    output: z.void(),
  }),
  proveSecondStep: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step',
    access: 'none',
    setsCookie: true,
    summary:
      'Gives the code of a sign-in that answered `secondStepNeeded`, within ten minutes, and begins the session.',
    body: z.strictObject({ code: secondStepCode }),
    ok: 204,
    output: z.void(),
  }),
  confirmPassword: route({
    method: 'POST',
    path: '/pub/v1/me/password/confirm',
    access: 'bearer',
    summary: 'Gives the password again, which counts for this session for ten minutes.',
    body: z.strictObject({ password }),
    ok: 204,
    output: z.void(),
  }),
  stepUp: route({
    method: 'GET',
    path: '/pub/v1/me/step-up',
    access: 'bearer',
    summary: 'Answers `passwordNeeded` unless the password or a passkey was given again in the last ten minutes.',
    ok: 204,
    output: z.void(),
  }),
  setLocale: route({
    method: 'PATCH',
    path: '/pub/v1/me/locale',
    access: 'bearer',
    summary: 'Keeps the language a person chose.',
    body: z.strictObject({ locale: localeCode }),
    ok: 204,
    output: z.void(),
  }),
} as const
