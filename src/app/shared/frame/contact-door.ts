import { createContext, useContext } from 'react'

/** Opens the form to write to us over the page one is on. */
export const ContactDoor = createContext<(() => void) | null>(null)

/** Null where no such form is round the page: it has a page of its own. */
export const useContactDoor = () => useContext(ContactDoor)
