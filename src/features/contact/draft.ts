import { createContext, type RefObject } from 'react'
import type { ContactValues } from './contact.schema.ts'

/**
 * What was typed and not sent, for as long as this document lives: the form may stand in a dialog, on a page, inside the
 * shell or, once a session has ended, without it. It goes with the document, so nobody who comes later finds it.
 */
export const ContactDraft = createContext<RefObject<ContactValues | null>>({ current: null })
