import * as z from 'zod/mini'
import { ownMessage, strangersMessage } from '#contract/contact.ts'

const own = z.object(ownMessage.shape)
const strangers = z.object(strangersMessage.shape)

/** As the fields hold it: nothing chosen yet is an empty text. */
export type ContactValues = { reason: string; message: string; email: string }
export type ContactTyped = z.output<typeof own> | z.output<typeof strangers>

export const emptyContact: ContactValues = { reason: '', message: '', email: '' }

/** As the fields stand on the screen. */
export const fieldOrder = ['reason', 'message', 'email'] as const

export const schemaFor = (stranger: boolean) => (stranger ? strangers : own)
