import { Outlet } from '@tanstack/react-router'
import { useHeadings } from './use-headings.ts'

/** Holds what every page needs, with the shell or without. */
export function AnyPage() {
  useHeadings()
  return <Outlet />
}
