import { createContext, useContext } from 'react'

/** Opens the contact form over the current page. */
export const ContactOpener = createContext<(() => void) | null>(null)

/** Returns null when this page has no contact dialog; the link then leads to the contact page. */
export const useContactOpener = () => useContext(ContactOpener)
