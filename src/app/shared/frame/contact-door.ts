import { createContext, useContext } from 'react'

/** Opens the contact form over the current page. */
export const ContactDoor = createContext<(() => void) | null>(null)

/** Null: this page has no contact dialog, so the link leads to the contact page. */
export const useContactDoor = () => useContext(ContactDoor)
