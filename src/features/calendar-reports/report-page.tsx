import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { calendarReportRoutes } from '#contract/calendar/calendar-report.ts'
import { limits } from '#contract/limits.ts'
import { dayInMonth, daysBetween, isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { actualTimesQuery } from '#src/features/calendar/actual/actual.queries.ts'
import { changesQuery, eventTimesQuery, parentingTimeQuery } from '#src/features/calendar/calendar.queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { ReportSheet } from './report-sheet.tsx'

const Controls = chakra('div', {
  base: { display: 'grid', gap: 'u2', maxW: '40rem', mb: 'u3', _print: { display: 'none' } },
})

/** Shows the report of some days as it is printed, and offers it as a PDF and as a spreadsheet. No plan limits this. */
export function CalendarReportPage() {
  const { calendarReport: texts } = useI18nContext().LL
  const { may } = useViewer()
  if (may('history.read')) return <Report />
  return (
    <Card>
      <EmptyState title={texts.refusedTitle()}>{texts.refusedText()}</EmptyState>
    </Card>
  )
}

function Report() {
  const { client } = useApp()
  const { calendarReport: texts } = useI18nContext().LL
  const viewer = useViewer()
  const search = useSearch({ from: '/_authed/calendar/report' })
  const usual = { from: dayInMonth(viewer.today, 1), to: dayInMonth(viewer.today, 31) }
  const [range, setRange] = useState(() => ({ from: search.from ?? usual.from, to: search.to ?? usual.to }))
  const navigate = useNavigate()
  const time = useQuery(parentingTimeQuery(client))
  const changes = useQuery(changesQuery(client))
  const actual = useQuery(actualTimesQuery(client))
  const { days: most } = limits.calendarReport
  const whole = isDate(range.from) && isDate(range.to)
  const backwards = whole && range.to < range.from
  const tooLong = whole && daysBetween(range.from, range.to) >= most
  const error = backwards ? texts.backwards() : tooLong ? texts.tooLong({ days: most }) : undefined
  const isRight = whole && error === undefined
  const events = useQuery({ ...eventTimesQuery(client, range), enabled: isRight })
  const change = (part: Partial<typeof range>) => {
    const next = { ...range, ...part }
    setRange(next)
    void navigate({ to: '/calendar/report', search: next, replace: true, resetScroll: false })
  }
  return (
    <PrintSheet
      title={texts.title()}
      whole={isRight && [time, changes, actual, events].every(({ isSuccess }) => isSuccess)}
    >
      <Controls>
        <p>{texts.text()}</p>
        <FieldPair>
          <DateField
            label={texts.from()}
            value={range.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <DateField
            label={texts.to()}
            value={range.to}
            error={error}
            onChange={({ target }) => change({ to: target.value })}
          />
        </FieldPair>
        {isRight && (
          <chakra.div display="flex" flexWrap="wrap" gap="u1">
            <ReportLinks
              path={calendarReportRoutes.report.path}
              selection={range}
              ways={[
                { format: 'pdf', label: texts.pdf(), icon: IconDownload, variant: 'secondary' },
                { format: 'csv', label: texts.csv(), icon: IconDownload, variant: 'secondary' },
              ]}
            />
          </chakra.div>
        )}
      </Controls>
      {isRight && (
        <Awaited query={time} messages={texts}>
          {(layers) => (
            <Awaited query={changes} messages={texts}>
              {({ items: requests }) => (
                <Awaited query={actual} messages={texts}>
                  {({ items: actualTimes }) => (
                    <Awaited query={events} messages={texts}>
                      {({ items }) => (
                        <ReportSheet
                          layers={layers}
                          requests={requests}
                          actualTimes={actualTimes}
                          events={items}
                          range={range}
                        />
                      )}
                    </Awaited>
                  )}
                </Awaited>
              )}
            </Awaited>
          )}
        </Awaited>
      )}
    </PrintSheet>
  )
}
