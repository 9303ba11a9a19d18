import { createFileRoute } from '@tanstack/react-router'
import { SectionPages } from '#src/app/shell/section-pages.tsx'

export const Route = createFileRoute('/_authed/calendar')({
  loader: ({ context }) => context.dictionaries.need('calendar'),
  component: () => <SectionPages section="calendar" label={({ calendar }) => calendar.area()} />,
})
