import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where mails lead. Expenses are all that waits for anybody so far. */
export const Route = createFileRoute('/_authed/home')({
  beforeLoad: () => {
    throw redirect({ to: '/expenses', replace: true })
  },
})
