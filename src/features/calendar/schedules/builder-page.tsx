import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { LateForm } from '#src/app/shared/late-form.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { parentingScheduleChart } from '../schedule.chart.ts'
import { newText } from './new-text.ts'
import { schedulesQuery } from './schedules.queries.ts'

const Form = lazy(async () => ({ default: (await import('./builder-form.tsx')).BuilderForm }))

/** The form loads after the page, because the lists of the calendar share their scripts with this page. */
function BuilderForm(props: ComponentProps<typeof Form>) {
  const { loading } = useI18nContext().LL.parentingSchedules
  return (
    <LateForm loading={loading()}>
      <Form {...props} />
    </LateForm>
  )
}

/** Records a new schedule. */
export function NewSchedulePage() {
  const { client } = useApp()
  const { parentingSchedules: messages } = useI18nContext().LL
  const viewer = useViewer()
  const may = viewer.may('parentingPlan.record')
  const query = useQuery({ ...schedulesQuery(client), enabled: may })
  const { form } = messages
  return (
    <>
      <Head title={form.newTitle()} subtitle={may && newText(viewer, form)} />
      {may ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => <BuilderForm viewer={viewer} kept={null} schedules={items} />}
        </Awaited>
      ) : (
        <Refused title={form.refused()} text={form.refusedText()} />
      )}
    </>
  )
}

/** Edits a schedule that has not begun. Only its creator may. */
export function EditSchedulePage() {
  const { id } = useParams({ from: '/_authed/calendar/schedules/$id/edit' })
  const { client } = useApp()
  const { parentingSchedules: messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery(schedulesQuery(client))
  const { form } = messages
  return (
    <>
      <Head title={form.editTitle()} subtitle={null} />
      <Awaited query={query} messages={messages}>
        {({ items }) => {
          const kept = items.find((item) => item.id === id)
          if (!kept || !parentingScheduleChart(kept).can({ type: 'parentingSchedule.edit' }))
            return <Refused title={form.missing()} text={form.missingText()} />
          return <BuilderForm key={id} viewer={viewer} kept={kept} schedules={items} />
        }}
      </Awaited>
    </>
  )
}

function Head({ title, subtitle }: { title: string; subtitle: ReactNode }) {
  const { form } = useI18nContext().LL.parentingSchedules
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      back={{ label: form.back(), link: <Link to="/calendar/schedules" /> }}
    />
  )
}

function Refused({ title, text }: { title: string; text: string }) {
  const { form } = useI18nContext().LL.parentingSchedules
  return (
    <Card>
      <EmptyState
        title={title}
        action={<ButtonLink link={<Link to="/calendar/schedules" />}>{form.back()}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </Card>
  )
}
