import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { holidayChart } from '../holiday.chart.ts'
import { newText } from '../schedules/new-text.ts'
import { HolidayForm } from './holiday-form.tsx'
import { holidaysQuery } from './holidays.queries.ts'

/** Records a new holiday. */
export function NewHolidayPage() {
  const { client } = useApp()
  const { holidays: messages } = useI18nContext().LL
  const viewer = useViewer()
  const may = viewer.may('parentingPlan.record')
  const query = useQuery({ ...holidaysQuery(client), enabled: may })
  const { form } = messages
  return (
    <>
      <Head title={form.newTitle()} subtitle={may && newText(viewer, form)} />
      {may ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => <HolidayForm viewer={viewer} edited={null} holidays={items} />}
        </Awaited>
      ) : (
        <Refused title={form.refused()} text={form.refusedText()} />
      )}
    </>
  )
}

/** Edits a holiday that has not begun. Only its creator may. */
export function EditHolidayPage() {
  const { id } = useParams({ from: '/_authed/calendar/holidays/$id/edit' })
  const { client } = useApp()
  const { holidays: messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery(holidaysQuery(client))
  const { form } = messages
  return (
    <>
      <Head title={form.editTitle()} subtitle={null} />
      <Awaited query={query} messages={messages}>
        {({ items }) => {
          const edited = items.find((item) => item.id === id)
          if (!edited || !holidayChart(edited).can({ type: 'holiday.edit' }))
            return <Refused title={form.missing()} text={form.missingText()} />
          return <HolidayForm key={id} viewer={viewer} edited={edited} holidays={items} />
        }}
      </Awaited>
    </>
  )
}

function Head({ title, subtitle }: { title: string; subtitle: ReactNode }) {
  const { title: back } = useI18nContext().LL.holidays
  return (
    <PageHeader title={title} subtitle={subtitle} back={{ label: back(), link: <Link to="/calendar/holidays" /> }} />
  )
}

function Refused({ title, text }: { title: string; text: string }) {
  const { title: back } = useI18nContext().LL.holidays
  return (
    <Card>
      <EmptyState title={title} action={<ButtonLink link={<Link to="/calendar/holidays" />}>{back()}</ButtonLink>}>
        {text}
      </EmptyState>
    </Card>
  )
}
