import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '#src/features/verify/verify-page.tsx'

export const Route = createFileRoute('/verify')({
  loader: ({ context }) => context.dictionaries.need('verify', 'documents'),
  component: VerifyPage,
})
