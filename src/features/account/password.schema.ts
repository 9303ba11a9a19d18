import * as z from 'zod/mini'
import type { AccountDto } from '#contract/account.ts'
import { passwordProblem } from '#domain/password.ts'

export type Passwords = { current: string; next: string }
export const noPasswords: Passwords = { current: '', next: '' }

/** The order matches the screen, so that focus moves to the first field with an error. */
export const fieldOrder = ['current', 'next'] as const

/** Applies the server's password rules to what is typed. */
export const passwordSchema = (owner: Pick<AccountDto, 'username' | 'email' | 'firstName' | 'lastName'>) =>
  z.object({ current: z.string().check(z.minLength(1, 'required')), next: z.string() }).check((context) => {
    const { current, next } = context.value
    const problem = next !== '' && next === current ? 'sameAsBefore' : passwordProblem(next, owner)
    if (problem) context.issues.push({ code: 'custom', message: problem, path: ['next'], input: next })
  })
