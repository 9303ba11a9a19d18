import { createFileRoute } from '@tanstack/react-router'
import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { VerifyRoute } from '#src/features/verify/verify-route.tsx'

/** This page is never in the shell, which keeps sending requests: it promises to send nothing. */
export const Route = createFileRoute('/verify')({
  loader: ({ context }) => context.dictionaries.need('verify', 'documents'),
  component: () => (
    <PublicPage>
      <VerifyRoute />
    </PublicPage>
  ),
})
