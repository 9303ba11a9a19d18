import { createFileRoute } from '@tanstack/react-router'
import { TestUsersPage } from '#src/features/dev/test-users-page.tsx'

export const Route = createFileRoute('/testusers')({
  component: TestUsersPage,
})
