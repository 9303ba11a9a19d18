import { Link, useMatchRoute } from '@tanstack/react-router'
import { useContactDoor } from '#src/app/shared/frame/contact-door.ts'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'

/** Opens the contact form over the page; on the contact page itself it is a plain link. */
export function useContactLink(): LinkElement {
  const open = useContactDoor()
  const matches = useMatchRoute()
  if (!open || matches({ to: '/contact' })) return <Link to="/contact" />
  return <button type="button" aria-haspopup="dialog" onClick={open} />
}
