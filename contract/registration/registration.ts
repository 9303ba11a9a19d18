import * as z from 'zod/mini'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { newChild } from '../children/children.ts'
import { currency, date, id, instant } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import {
  anotherFamily,
  childrenFields,
  childrenQuestion,
  coparentFields,
  coparentQuestion,
  parentChecks,
  parentFields,
  parentQuestion,
  securityFields,
  securityQuestion,
  startChecks,
  startFields,
  startQuestion,
} from './questions.ts'
import { joinCountries } from './regions.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const registrationStatuses = leavesOf(registrationMachine)
export type RegistrationStatus = LeafOf<typeof registrationMachine>

const text = z.nullable(z.string())

/** Everything that was typed, for the holder of the registration's token. A password is never among it. */
const answersDto = z.object({
  country: z.enum(joinCountries),
  state: text,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  parent: z.nullable(
    z.object({
      dateOfBirth: date,
      line1: z.string(),
      line2: text,
      city: z.string(),
      postalCode: z.string(),
      phone: text,
    }),
  ),
  children: z.array(newChild),
  username: text,
})

/** `facts` are the chart's context. The answers are empty once the registration is over. */
export const registrationDto = z.object({
  status: z.enum(registrationStatuses),
  version: z.int(),
  facts: z.object({ invited: z.boolean(), admitted: z.boolean() }),
  /** From this time on the registration is over. */
  respondBy: instant,
  answers: z.nullable(answersDto),
  /** The family begins with these, by its country. */
  currency,
  timeZone: z.string(),
  /** The parent whose invitation this follows; null when it follows none. `asked`: the inviter was asked for a word. */
  inviter: z.nullable(z.object({ firstName: z.string(), asked: z.boolean() })),
})
export type RegistrationDto = z.infer<typeof registrationDto>

/** `version` is what the person saw, in whichever tab or device; a mismatch is a 409 with the present answers. */
const seen = { version: z.int() } as const
const command = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...seen, ...fields })

export const registrationCommand = z.discriminatedUnion('type', [
  command('registration.correct', startFields).check(...startChecks),
  command('registration.giveParent', parentFields).check(...parentChecks),
  command('registration.giveChildren', childrenFields),
  command('registration.giveCredentials', securityFields),
  command('registration.ask', {}),
  command('registration.complete', coparentFields),
])
export type RegistrationCommand = z.infer<typeof registrationCommand>

/** The questions by name, each as its own form. */
export const registrationQuestions = {
  start: startQuestion,
  parent: parentQuestion,
  children: childrenQuestion,
  security: securityQuestion,
  coparent: coparentQuestion,
} as const

/** A token of a mailed link. */
export const mailedToken = z.string().check(z.regex(/^[\w-]{43}$/, 'malformed'))
const code = z
  .string('required')
  .check(z.trim(), z.regex(new RegExp(`^\\d{${limits.registration.code}}$`), 'wrongMailedCode'))

const path = '/pub/v1/registrations'
const output = registrationDto

/** Every call about a registration needs the cookie of the registration or sets it, so they go to the page's own origin. */
export const registrationRoutes = {
  begin: route({
    method: 'POST',
    path,
    access: 'none',
    setsCookie: true,
    summary: 'Begins a registration. The answer is the same whether or not the address has an account.',
    body: startQuestion,
    ok: 201,
    output,
  }),
  current: route({
    method: 'GET',
    path: `${path}/current`,
    access: 'none',
    setsCookie: true,
    summary: 'The registration of this browser. 404 where there is none.',
    output,
  }),
  events: route({
    method: 'POST',
    path: `${path}/current/events`,
    access: 'none',
    setsCookie: true,
    summary: 'A command to the registration of this browser; its chart decides. Completing it begins a session.',
    body: registrationCommand,
    output,
  }),
  resume: route({
    method: 'POST',
    path: `${path}/resume`,
    access: 'none',
    setsCookie: true,
    summary: 'Mails a code to the address of the registration whose mailed link was opened, if there is one.',
    body: z.strictObject({ token: mailedToken }),
    ok: 204,
    output: z.void(),
  }),
  resumeWithCode: route({
    method: 'POST',
    path: `${path}/resume/code`,
    access: 'none',
    setsCookie: true,
    summary: 'Goes on with a registration in this browser, by its mailed link and the code that was mailed after it.',
    body: z.strictObject({ token: mailedToken, code }),
    output,
  }),
  foundAnother: route({
    method: 'POST',
    path: '/pub/v1/me/families',
    access: 'bearer',
    summary: 'One more family of a parent. The session goes on showing the one it shows.',
    body: anotherFamily,
    ok: 201,
    output: z.object({ familyId: id }),
  }),
} as const
