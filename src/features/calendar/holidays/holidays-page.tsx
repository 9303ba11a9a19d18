import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
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
import { PlanLists, PlanPage } from '../plan/plan-page.tsx'
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

type Listed = { readonly item: HolidayDto; readonly times: HolidayInYear | null }

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
      <PlanLists<Listed>
        lists={[
          { title: messages.inYear({ year: String(year) }), rows: kept },
          { title: messages.notIn({ year: String(year) }), rows: others.map((item) => ({ item, times: null })) },
        ]}
        idOf={({ item }) => item.id}
        card={({ item, times }, onAction) => <HolidayCard holiday={item} times={times} onAction={onAction} />}
        dialog={(action, { item }, onClose) => <HolidayDialog open action={action} holiday={item} onClose={onClose} />}
      />
    </DetailsStack>
  )
}
