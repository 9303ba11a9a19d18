import { createFileRoute, notFound } from '@tanstack/react-router'

/** Catches every address that no other route matches. */
export const Route = createFileRoute('/_authed/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
