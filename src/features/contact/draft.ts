import { createContext, type RefObject } from 'react'
import type { ContactValues } from './contact.schema.ts'

/**
 * Holds the unsent draft while this document lives, because the form may open in a dialog, on a page, in the shell or,
 * after the session has ended, without it. It is never stored, so nobody who uses the browser later finds it.
 */
export const ContactDraft = createContext<RefObject<ContactValues | null>>({ current: null })
