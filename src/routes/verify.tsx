import { createFileRoute } from '@tanstack/react-router'
import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { VerifyPage } from '#src/features/verify/verify-page.tsx'

/** This page is never in the shell, which keeps sending requests: it promises to send nothing. */
export const Route = createFileRoute('/verify')({
  loader: async ({ context }) => {
    const { prepareVerify } = await import('#src/features/verify/site-key.ts')
    return prepareVerify(context.dictionaries)
  },
  component: Page,
})

function Page() {
  return (
    <PublicPage>
      <VerifyPage site={Route.useLoaderData()} />
    </PublicPage>
  )
}
