import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { journalReportRoutes } from '#contract/journal/journal-report.ts'
import type { JournalPageDto } from '#contract/journal/journal-routes.ts'
import { limits } from '#contract/limits.ts'
import { dayInMonth, daysBetween, isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { usePages } from '#src/app/shared/list/use-pages.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { PrintPages } from '#src/app/shared/print/print-pages.tsx'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { journalTextsQuery } from './journal.queries.ts'
import { ReportEntries } from './report-entries.tsx'

const Controls = chakra('div', {
  base: { display: 'grid', gap: 'u2', maxW: '40rem', mb: 'u3', _print: { display: 'none' } },
})
const Pair = chakra('div', {
  base: { display: 'grid', gap: 'u2', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, alignItems: 'start' },
})

/** Shows the journal of some days as it is printed, and offers it as a PDF and as a spreadsheet. No plan limits this. */
export function JournalReportPage() {
  const { client } = useApp()
  const { journal } = useI18nContext().LL
  const { report: texts } = journal
  const viewer = useViewer()
  const search = useSearch({ from: '/_authed/journal/$id' })
  const [range, setRange] = useState(() => ({
    from: search.from ?? dayInMonth(viewer.today, 1),
    to: search.to ?? viewer.today,
  }))
  const navigate = useNavigate()
  const whole = isDate(range.from) && isDate(range.to)
  const { days } = limits.journal
  const tooLong = whole && daysBetween(range.from, range.to) >= days
  const error = whole && range.to < range.from ? texts.backwards() : tooLong ? texts.tooLong({ days }) : undefined
  const isRight = whole && error === undefined
  const { first, ...pages } = usePages<JournalPageDto>(journalTextsQuery(client, range), {
    enabled: isRight,
    keepsPrevious: false,
  })
  const { family, requester, made } = useRequestFacts(viewer)
  const change = (part: Partial<typeof range>) => {
    const next = { ...range, ...part }
    setRange(next)
    void navigate({ to: '/journal/$id', params: { id: 'report' }, search: next, replace: true, resetScroll: false })
  }
  const way = (format: 'pdf' | 'csv') =>
    ({ format, label: texts[format](), icon: IconDownload, variant: 'secondary' }) as const
  const period = { term: texts.period(), value: `${viewer.date(range.from)} – ${viewer.date(range.to)}` }
  return (
    <PrintPages<JournalPageDto>
      title={texts.title()}
      back={{ label: journal.title(), link: <Link to="/journal" /> }}
      pages={pages}
      loading={texts.loading}
      controls={
        <Controls>
          <p>{texts.text()}</p>
          <Pair>
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
          </Pair>
          {isRight && viewer.may('history.read') && (
            <chakra.div display="flex" flexWrap="wrap" gap="u1">
              <ReportLinks path={journalReportRoutes.report.path} selection={range} ways={[way('pdf'), way('csv')]} />
            </chakra.div>
          )}
        </Controls>
      }
    >
      <PrintFacts title={journal.title()} facts={[family, requester, period, made]} note={texts.note()} />
      <ReportEntries rows={pages.rows} />
    </PrintPages>
  )
}
