import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import type { HolidayInYear } from '#domain/parenting-time/holidays.ts'
import { yearsCompared } from '#domain/parenting-time/overlaps.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PlanList, PlanPage } from '../plan/plan-page.tsx'
import type { PlanAction } from '../plan/plan-texts.ts'
import { HolidayCard } from './holiday-card.tsx'
import { listedIn } from './holiday-dates.ts'
import type { HolidayDialogProps } from './holiday-dialog.tsx'
import { holidaysQuery } from './holidays.queries.ts'

const HolidayDialog = lazyDialog<HolidayDialogProps>(async () => (await import('./holiday-dialog.tsx')).HolidayDialog)

/** Lists the holidays of one year, and below them those that it leaves out. */
export function HolidaysPage() {
  const { client } = useApp()
  const { holidays: messages } = useI18nContext().LL
  const query = useQuery(holidaysQuery(client))
  return (
    <PlanPage query={query} messages={messages} add={<Link to="/calendar/holidays/new" />}>
      {(items) => <Years items={items} />}
    </PlanPage>
  )
}

const yearIn = (text: string | undefined, least: number, usual: number): number => {
  const year = Number(text)
  return Number.isInteger(year) && year >= least && year <= usual + yearsCompared ? year : usual
}

function Years({ items }: { items: readonly HolidayDto[] }) {
  const { holidays: messages } = useI18nContext().LL
  const viewer = useViewer()
  const search = useSearch({ from: '/_authed/calendar/holidays/' })
  const navigate = useNavigate()
  const thisYear = Number(viewer.today.slice(0, 4))
  const least = Math.min(thisYear, ...items.map(({ from }) => Number(from.slice(0, 4))))
  const year = yearIn(search.year, least, thisYear)
  const choices = Array.from({ length: thisYear + yearsCompared - least + 1 }, (_, index) => String(least + index))
  const { kept, others } = listedIn(items, year, viewer.family.timeZone)
  return (
    <DetailsStack>
      <chakra.div maxW="12rem">
        <Select
          label={messages.year()}
          value={String(year)}
          options={choices.map((value) => ({ value, label: value }))}
          onChange={({ target }) =>
            void navigate({
              to: '/calendar/holidays',
              search: { year: target.value },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </chakra.div>
      {kept.length === 0 && (
        <Card>
          <EmptyState title={messages.noneIn({ year: String(year) })} />
        </Card>
      )}
      <List title={messages.inYear({ year: String(year) })} rows={kept} />
      <List title={messages.notIn({ year: String(year) })} rows={others.map((item) => ({ item, times: null }))} />
    </DetailsStack>
  )
}

type Pending = { readonly action: PlanAction; readonly holiday: HolidayDto }
type ListProps = { title: string; rows: readonly { item: HolidayDto; times: HolidayInYear | null }[] }

function List({ title, rows }: ListProps) {
  const [pending, setPending] = useState<Pending | null>(null)
  return (
    <>
      <PlanList title={title} items={rows.map((row) => ({ id: row.item.id, item: row }))}>
        {({ item, times }) => (
          <HolidayCard holiday={item} times={times} onAction={(action) => setPending({ action, holiday: item })} />
        )}
      </PlanList>
      {pending && (
        <HolidayDialog open action={pending.action} holiday={pending.holiday} onClose={() => setPending(null)} />
      )}
    </>
  )
}
