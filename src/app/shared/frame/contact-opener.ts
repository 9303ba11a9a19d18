import { createContext, useContext } from 'react'

/** Opens the contact form over the current page. */
export const ContactOpener = createContext<(() => void) | null>(null)

/** Null: this page has no contact dialog, so the link leads to the contact page. */
export const useContactOpener = () => useContext(ContactOpener)
