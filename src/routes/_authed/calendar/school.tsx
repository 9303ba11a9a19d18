import { createFileRoute } from '@tanstack/react-router'
import { SchoolPage } from '#src/features/calendar/school/school-page.tsx'

export const Route = createFileRoute('/_authed/calendar/school')({
  loader: ({ context }) => context.dictionaries.need('schoolBreaks'),
  component: SchoolPage,
})
