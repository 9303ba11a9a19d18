import { createFileRoute } from '@tanstack/react-router'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { somebodyIn } from '#src/app/shared/session/guard.ts'
import { OpenPage } from '#src/app/shell/open-page.tsx'

/** These pages are public: a signed-in person with a family sees them in the shell, everybody else without it. */
export const Route = createFileRoute('/_open')({
  loader: async ({ context, abortController }) => {
    if (!(await somebodyIn(context.session, abortController.signal))) return { family: false }
    const shell = Promise.all([
      context.queryClient.ensureQueryData(familyQuery(context.client)),
      context.features.need(),
    ])
    return shell.then(
      () => ({ family: true }),
      () => ({ family: false }),
    )
  },
  component: function Open() {
    return <OpenPage family={Route.useLoaderData().family} />
  },
})
