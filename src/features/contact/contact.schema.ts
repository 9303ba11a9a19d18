import * as z from 'zod/mini'
import { ownMessage, strangersMessage } from '#contract/contact.ts'

const own = z.object(ownMessage.shape)
const strangers = z.object(strangersMessage.shape)

/** Describes the fields' values, where '' means that nothing is chosen. */
export type ContactValues = { reason: string; message: string; email: string }
export type ContactTyped = z.output<typeof own> | z.output<typeof strangers>

export const emptyContact: ContactValues = { reason: '', message: '', email: '' }

/** The order matches the screen, so that focus moves to the first field with an error. */
export const fieldOrder = ['reason', 'message', 'email'] as const

export const schemaFor = (stranger: boolean) => (stranger ? strangers : own)
