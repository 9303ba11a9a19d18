import { createFileRoute } from '@tanstack/react-router'
import { TakeoutPage } from '#src/features/takeout/takeout-page.tsx'
import { loadAccount } from '../-load-account.ts'

export const Route = createFileRoute('/_authed/account/data')({
  loader: loadAccount,
  component: TakeoutPage,
})
