import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that nothing else answers to. */
export const Route = createFileRoute('/_authed/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
