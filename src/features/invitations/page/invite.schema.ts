import * as z from 'zod/mini'
import { email } from '#contract/email.ts'
import { personName } from '#contract/identity.ts'
import type { NewInvitation } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'

export type InviteValues = { email: string; firstName: string; lastName: string }
export const noInvite: InviteValues = { email: '', firstName: '', lastName: '' }

/** The order matches the screen, so that focus moves to the first field with an error. */
export const inviteFields = ['firstName', 'lastName', 'email'] as const

/** The names are asked for where the family has no other parent yet. */
export const inviteSchema = (isNamed: boolean) => {
  const name = isNamed ? z.string() : personName(limits.identity.name)
  return z.object({ firstName: name, lastName: name, email })
}

export const invitationOf = ({ email: address, ...coparent }: InviteValues, isNamed: boolean): NewInvitation =>
  isNamed ? { email: address } : { email: address, coparent }

export const correctSchema = z.object({ email })
