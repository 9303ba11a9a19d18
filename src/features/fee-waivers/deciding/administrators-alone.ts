import { redirect } from '@tanstack/react-router'
import type { useApp } from '#src/app/shared/app-context.ts'
import { isAdministrator } from '#src/app/shared/session/administrator.ts'
import { signedIn } from '#src/app/shared/session/guard.ts'
import { loadAccount } from '../../account/load-account.ts'

type Opened = {
  readonly context: ReturnType<typeof useApp>
  readonly location: { readonly pathname: string }
  readonly abortController: AbortController
}

const security = '/administration/security'

/**
 * Opens these pages to administrators alone, and fetches what all of them show. Whoever has no second step yet is led to
 * the page where it is switched on, since the server refuses them the rest.
 */
export const administratorsAlone = async ({ context, location, abortController }: Opened): Promise<void> => {
  const { session, dictionaries } = context
  await signedIn(session, abortController.signal)
  if (!isAdministrator(session.getSnapshot().context.values)) throw redirect({ to: '/home', replace: true })
  const [[, { secondStep }]] = await Promise.all([
    loadAccount(context),
    dictionaries.need('administration', 'feeWaivers'),
  ])
  if (secondStep.since === null && location.pathname !== security)
    throw redirect({ to: '/administration/$', params: { _splat: 'security' }, replace: true })
}
