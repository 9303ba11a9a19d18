import * as z from 'zod/mini'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { linkedAccountParties } from '#machines/linked-accounts/linked-account.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, youAmong } from '../common.ts'
import { personName, username } from '../identity.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const linkedAccountStatuses = leavesOf(linkedAccountMachine)
export type LinkedAccountStatus = LeafOf<typeof linkedAccountMachine>

export const linkedAccountDto = z.object({
  id,
  status: z.enum(linkedAccountStatuses),
  version: z.int(),
  facts: z.object({ codeInTime: z.boolean(), resettable: z.boolean() }),
  kind: z.enum(['child', 'thirdParty']),
  personId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** The child of the family; null for somebody close to it. */
  childId: z.nullable(id),
  /** The name that the holder chose to sign in with, for the parents themselves; null until they chose one. */
  username: z.nullable(z.string()),
  /** A parent consented at this instant; null where no consent is needed. */
  consentAt: z.nullable(instant),
  /** The last code works until then; null when none was given. */
  codeUntil: z.nullable(instant),
  createdAt: instant,
  changedAt: instant,
  you: youAmong(linkedAccountParties),
})
export type LinkedAccountDto = z.infer<typeof linkedAccountDto>

/** A child's account needs no more than the child. `consent` is needed below 13, and where the age is unknown. */
export const newLinkedAccount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('child'), childId: id, consent: z.optional(z.boolean()) }),
  z.strictObject({
    kind: z.literal('thirdParty'),
    firstName: personName(limits.identity.name),
    lastName: personName(limits.identity.name),
  }),
])
export type NewLinkedAccount = z.infer<typeof newLinkedAccount>

const seen = { version: z.int() } as const
const command = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), ...seen })

export const linkedAccountCommand = z.discriminatedUnion('type', [
  command('linkedAccount.reset'),
  command('linkedAccount.end'),
  command('linkedAccount.reopen'),
])
export type LinkedAccountCommand = z.infer<typeof linkedAccountCommand>

/** People type a code's letters and digits, with anything between them. */
export const typedCode = z.string('required').check(
  z.overwrite((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(new RegExp(`^[0-9A-Z]{${limits.linkedAccount.code}}$`), 'wrongGivenCode'),
)

/** The password's rules depend on the person and are in domain/password.ts. */
export const acceptFields = {
  code: typedCode,
  username,
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'passwordTooLong')),
}
export const acceptance = z.strictObject(acceptFields)
export type Acceptance = z.infer<typeof acceptance>

const path = '/pub/v1/linked-accounts'
const output = linkedAccountDto

export const linkedAccountRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The accounts of children and of those close to the family, for its parents.',
    output: z.object({ items: z.array(linkedAccountDto) }),
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Makes an account for a child, or for somebody close to the family.',
    body: newLinkedAccount,
    ok: 201,
    output,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One of them.',
    params: itemParams,
    output,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command; the chart decides.',
    params: itemParams,
    body: linkedAccountCommand,
    output,
  }),
  giveCode: route({
    method: 'POST',
    path: `${path}/:id/code`,
    access: 'bearer',
    summary: 'Gives a code, which is shown once and takes the place of the one before.',
    params: itemParams,
    body: z.strictObject({ ...seen }),
    output: z.object({ code: z.string(), until: instant }),
  }),
  accept: route({
    method: 'POST',
    path: `${path}/accept`,
    access: 'none',
    setsCookie: true,
    summary: 'Chooses the username and the password of the account of a code, which is used up, and signs in.',
    body: acceptance,
    ok: 204,
    output: z.void(),
  }),
} as const
