import * as z from 'zod/mini'
import { date, optionalLine, orRequired } from '../common.ts'
import { addressLine, nameLine, optionalAddressLine, personName, username, usState, zipCode } from '../identity.ts'
import { limits } from '../limits.ts'
import { country, fieldFor, type JoinCountry, joinCountries, phoneFits } from '../registration/regions.ts'
import { route } from '../route.ts'

/** Colours of a person's own avatar. Without one it has the parent's colour, by which both parents are told apart. */
export const avatarColors = ['blue', 'green', 'violet', 'red', 'slate'] as const
export type AvatarColor = (typeof avatarColors)[number]
export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

const { name, city, line, postalCode } = limits.identity
const text = z.nullable(z.string())

export const profileDto = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatarColor: z.nullable(z.enum(avatarColors)),
  /** Null follows the language. */
  weekStart: z.nullable(z.enum(weekStarts)),
  /** Only the person reads it. Null for an account that was made without an address. */
  contact: z.nullable(
    z.object({
      countryCode: z.enum(joinCountries),
      phone: text,
      dateOfBirth: z.nullable(date),
      line1: text,
      line2: text,
      city: text,
      state: text,
      postalCode: text,
    }),
  ),
})
export type ProfileDto = z.infer<typeof profileDto>

export const nameChange = z.strictObject({ firstName: personName(name), lastName: personName(name) })
export type NameChange = z.infer<typeof nameChange>

type Address = {
  readonly countryCode: JoinCountry
  readonly line1?: string | null | undefined
  readonly line2?: string | null | undefined
  readonly city?: string | null | undefined
  readonly state?: string | null | undefined
  readonly postalCode?: string | null | undefined
}
const isGiven = ({ line1, line2, city: town, state, postalCode: code }: Address): boolean =>
  [line1, line2, town, state, code].some((part) => typeof part === 'string' && part.trim() !== '')

/** Part of an address is none: whoever gives one gives all that a letter needs. */
const neededIn = (
  field: 'line1' | 'city' | 'state' | 'postalCode',
  schemaOf: (country: JoinCountry) => z.ZodMiniType,
) =>
  fieldFor<Address>(
    field,
    (typed) => (isGiven(typed) ? schemaOf(typed.countryCode) : z.unknown()),
    (typed) => typed[field] ?? '',
  )

/** All but the country may be left empty. */
export const contactFields = {
  countryCode: country,
  phone: z.optional(z.nullable(z.string().check(z.trim()))),
  dateOfBirth: z.optional(z.nullable(date)),
  line1: optionalAddressLine,
  line2: optionalAddressLine,
  city: optionalLine(city),
  state: optionalLine(line),
  postalCode: optionalLine(postalCode),
}
export const contactChecks = [
  phoneFits,
  neededIn('line1', () => addressLine),
  neededIn('city', () => nameLine(city)),
  neededIn('state', (code) => (code === 'US' ? usState : optionalLine(line))),
  neededIn('postalCode', (code) => (code === 'US' ? zipCode : nameLine(postalCode))),
] as const
export const contactChange = z.strictObject(contactFields).check(...contactChecks)
export type ContactChange = z.infer<typeof contactChange>

const path = '/pub/v1/me/profile'
const choice = { ok: 204, output: z.void() } as const

export const profileRoutes = {
  current: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: "The caller's own profile, also while they look on as somebody else.",
    output: profileDto,
  }),
  rename: route({
    method: 'PUT',
    path: `${path}/name`,
    access: 'bearer',
    summary: 'Changes the name in all families of the caller; each records it. The same name again changes nothing.',
    body: nameChange,
    ok: 204,
    output: z.void(),
  }),
  setContact: route({
    method: 'PUT',
    path: `${path}/contact`,
    access: 'bearer',
    summary: 'Keeps where the caller can be reached, which nobody else reads and no record contains.',
    body: contactChange,
    ok: 204,
    output: z.void(),
  }),
  setAvatarColor: route({
    method: 'PUT',
    path: `${path}/avatar-color`,
    access: 'bearer',
    summary: 'Chooses the colour of the own avatar; null gives back the usual one.',
    body: z.strictObject({ avatarColor: z.nullable(z.enum(avatarColors, orRequired('notAChoice'))) }),
    ...choice,
  }),
  setWeekStart: route({
    method: 'PUT',
    path: `${path}/week-start`,
    access: 'bearer',
    summary: 'Chooses the day with which weeks begin; null follows the language.',
    body: z.strictObject({ weekStart: z.nullable(z.enum(weekStarts, orRequired('notAChoice'))) }),
    ...choice,
  }),
  setUsername: route({
    method: 'PUT',
    path: '/pub/v1/me/username',
    access: 'bearer',
    summary: 'Changes the username, after the password was given again. It must be free, and must not be the password.',
    body: z.strictObject({ username }),
    ok: 204,
    output: z.void(),
  }),
} as const
