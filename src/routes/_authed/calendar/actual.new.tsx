import { createFileRoute } from '@tanstack/react-router'
import { isDate } from '#domain/time.ts'
import { RecordActualPage } from '#src/features/calendar/actual/record-actual-page.tsx'

/** `on` is the day that it is about. */
type Search = { on?: string }

export const Route = createFileRoute('/_authed/calendar/actual/new')({
  validateSearch: ({ on }: Record<string, unknown>): Search => (typeof on === 'string' && isDate(on) ? { on } : {}),
  loader: ({ context }) => context.dictionaries.need('actualTimes'),
  component: RecordActualPage,
})
