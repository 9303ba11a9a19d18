import type { useApp } from '#src/app/shared/app-context.ts'

type Opened = { readonly context: ReturnType<typeof useApp> }

/** Fetches what a page of My Account shows, with code that comes with the page. */
export const loadAccount = async ({ context }: Opened) =>
  (await import('#src/features/account/load-account.ts')).loadAccount(context)
