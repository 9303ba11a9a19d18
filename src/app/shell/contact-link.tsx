import { Link, useMatchRoute } from '@tanstack/react-router'
import { useContactOpener } from '#src/app/shared/frame/contact-opener.ts'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'

/** Opens the contact form over the page; on the contact page itself it is a plain link. */
export function useContactLink(): LinkElement {
  const open = useContactOpener()
  const matches = useMatchRoute()
  if (!open || matches({ to: '/contact' })) return <Link to="/contact" />
  return <button type="button" aria-haspopup="dialog" onClick={open} />
}
