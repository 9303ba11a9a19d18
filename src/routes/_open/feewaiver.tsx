import { createFileRoute } from '@tanstack/react-router'
import { FeeWaiverPage } from '#src/features/fee-waivers/fee-waiver-page.tsx'

export const Route = createFileRoute('/_open/feewaiver')({
  loader: ({ context }) => context.dictionaries.need('feeWaivers'),
  component: FeeWaiverPage,
})
