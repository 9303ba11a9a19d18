import { chakra } from '@chakra-ui/react/styled-system'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import type { Page, Pages } from '#src/app/shared/list/use-pages.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { PageHeader, type PageHeaderProps } from '#src/ui/layout/page-header.tsx'

const Controls = chakra('div', { base: { _print: { display: 'none' } } })

type PrintSheetProps = Pick<PageHeaderProps, 'title' | 'back'> & {
  /** True once every page of the list was read, so that the print is complete. */
  whole: boolean
  children: ReactNode
}

/** Lays out a page for printing. The browser's dialog opens only when a person presses the button. */
export function PrintSheet({ title, back, whole, children }: PrintSheetProps) {
  const { print } = useI18nContext().LL.common
  return (
    <>
      <Controls>
        <PageHeader
          title={title}
          back={back}
          aside={
            <HeldPlace waits={!whole}>
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {print.print()}
              </Button>
            </HeldPlace>
          }
        />
      </Controls>
      <Card bleed>
        {/* A page translator must not reword what is evidence. */}
        <CardBody>
          <div translate="no">{children}</div>
        </CardBody>
      </Card>
    </>
  )
}

type PrintPagesProps<P extends Page> = Pick<PageHeaderProps, 'title' | 'back'> & {
  pages: Omit<Pages<P>, 'first'>
  loading: (come: { loaded: number; count: number }) => string
  /** Stands above the print, whatever has been read of it. */
  controls?: ReactNode
  children: ReactNode
}

/** Reads every page of a selection before it may be printed. */
export function PrintPages<P extends Page>({ pages, loading, controls, children, ...sheet }: PrintPagesProps<P>) {
  const { LL } = useI18nContext()
  const { query, rows, count } = pages
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const whole = query.isSuccess && !query.isPlaceholderData && !hasNextPage
  const again = () => void (rows.length > 0 ? fetchNextPage() : query.refetch())
  return (
    <PrintSheet {...sheet} whole={whole}>
      {controls}
      {isError && (
        <ErrorState
          title={failureTitle(query.error, LL, LL.errors.cannotMakeReport())}
          retry={{ label: LL.common.list.retry(), onPress: again }}
        >
          {failureText(query.error, LL)}
        </ErrorState>
      )}
      {!isError && !whole && (
        <ProgressBar
          label={loading({ loaded: rows.length, count })}
          {...(count > 0 && { value: Math.round((100 * rows.length) / count) })}
        />
      )}
      {whole && children}
    </PrintSheet>
  )
}
