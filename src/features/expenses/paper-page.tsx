import { chakra } from '@chakra-ui/react/styled-system'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { formatInstant, type Instant } from '#contract/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/app-context.ts'
import { failureText, failureTitle } from '#src/app/data/failure-text.ts'
import { useFamily } from '#src/app/data/family.ts'
import { type Reader, readerOf } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardBody } from '#src/ui/card.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { selectionFrom } from './log-selection.ts'
import { PaperHead } from './paper-head.tsx'
import { PaperTable } from './paper-table.tsx'
import { useLog } from './use-log.ts'

const Controls = chakra('div', { base: { _print: { display: 'none' } } })

/** The log on paper: what is selected, all of it, before anything is printed. The dialog of the browser opens on a press only. */
export function ExpensePaperPage() {
  const selection = useSearch({ from: '/_authed/expenses/print', select: selectionFrom, structuralSharing: true })
  const { LL } = useI18nContext()
  const reader = usePaperReader()
  const { query, rows, count, totals } = useLog(selection)
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const { paper, log } = LL.expenses
  const whole = query.isSuccess && !query.isPlaceholderData && !hasNextPage
  return (
    <>
      <Controls>
        <PageHeader
          title={log.take.print()}
          back={{ label: paper.back(), link: <Link to="/expenses" search={selection} /> }}
          aside={
            whole && (
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {paper.print()}
              </Button>
            )
          }
        />
      </Controls>
      <Card bleed>
        <CardBody>
          {isError && (
            <ErrorState
              title={failureTitle(query.error, LL, LL.errors.cannotMakeReport())}
              retry={{
                label: log.failed.retry(),
                onPress: () => void (rows.length > 0 ? fetchNextPage() : query.refetch()),
              }}
            >
              {failureText(query.error, LL)}
            </ErrorState>
          )}
          {!isError && !whole && (
            <ProgressBar
              label={paper.loading({ loaded: rows.length, count })}
              {...(count > 0 && { value: Math.round((100 * rows.length) / count) })}
            />
          )}
          {whole && (
            <>
              <PaperHead {...{ selection, count, reader }} totals={totals} words={LL} />
              <PaperTable rows={rows} reader={reader} words={LL} />
            </>
          )}
        </CardBody>
      </Card>
    </>
  )
}

/** Paper is read by others too, and years later: everybody is named, nobody is "you", and every date has its year. */
function usePaperReader() {
  const { serverClock } = useApp()
  const { locale } = useI18nContext()
  const family = useFamily()
  return useMemo((): Reader => {
    const reader = readerOf({ ...family, mode: 'viewing' }, locale, serverClock.now())
    const instant = (at: Instant) => formatInstant(at, family.timeZone, locale, 'short')
    return { ...reader, day: reader.date, instant }
  }, [family, locale, serverClock])
}
