import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import { ContactOpener } from '#src/app/shared/frame/contact-opener.ts'
import type { ContactValues } from './contact.schema.ts'
import { ContactDraft } from './draft.ts'

type DialogType = ComponentType<{ onClose: () => void }>

/** Lets its children open the form over the page. The form's code and texts load on first use. */
export function WithContact({ children }: { children: ReactNode }) {
  const { dictionaries } = useApp()
  const navigate = useNavigate()
  const [open, setOpen] = useState<DialogType | null>(null)
  const show = async () => {
    try {
      const [{ ContactDialog }] = await Promise.all([import('./contact-dialog.tsx'), dictionaries.need('contact')])
      setOpen(() => ContactDialog)
    } catch {
      // The page can say that there is no connection, and can retry.
      await navigate({ to: '/contact' })
    }
  }
  const draft = useRef<ContactValues>(null)
  const Opened = open
  return (
    <ContactDraft.Provider value={draft}>
      <ContactOpener.Provider value={() => void show()}>
        {children}
        {Opened && <Opened onClose={() => setOpen(null)} />}
      </ContactOpener.Provider>
    </ContactDraft.Provider>
  )
}
