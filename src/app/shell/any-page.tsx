import { Outlet } from '@tanstack/react-router'
import { useHeadings } from './use-headings.ts'

/** What holds on every page, with the shell or without. */
export function AnyPage() {
  useHeadings()
  return <Outlet />
}
