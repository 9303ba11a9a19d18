import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader, type PageHeaderProps } from '#src/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { turnOf } from '../turn-card.model.ts'
import { DetailsHeader } from './details-header.tsx'
import type { ExpenseLine } from './line-of.ts'
import { LineTurn } from './line-turn.tsx'
import { SplitCard } from './split-card.tsx'

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus()

type LoadingProps = {
  back: PageHeaderProps['back']
  label: string
  /** A list has already shown this of it. */
  line: ExpenseLine | undefined
}

/** Shows what a line knows of the expense, or reserves the layout of the page, while the expense loads. */
export function LoadingExpense({ back, label, line }: LoadingProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = ref.current
    return () => {
      // Focus on this heading after a navigation moves to the heading that replaces it.
      if (shown?.contains(document.activeElement)) requestAnimationFrame(focusHeading)
    }
  }, [])
  return (
    <div ref={ref} aria-busy="true">
      {line ? <FromLine line={line} label={label} /> : <Unknown back={back} label={label} />}
    </div>
  )
}

/** Coming to it opens it, which gives the parent who did not record it their answers. */
const opening = (line: ExpenseLine): ExpenseLine => ({
  ...line,
  facts: { ...line.facts, opened: line.facts.opened || (line.you.mode === 'self' && line.you.party === 'other') },
})

/** Draws each part where the whole expense will have it. */
function FromLine({ line: listed, label }: { line: ExpenseLine; label: string }) {
  const line = opening(listed)
  const { LL: messages } = useI18nContext()
  const viewer = useViewer()
  const turn = turnOf({ payments: [], ...line }, viewer)
  const part = { viewer, messages }
  return (
    <>
      <DetailsHeader {...part} item={line} turn={turn} />
      <DetailsStack>
        <LineTurn {...part} line={line} turn={turn} />
        <DetailsColumns>
          <Card bleed>
            <CardHeader title={messages.common.happened.title()} />
            <SkeletonRows label={label} rows={4} tile={false} />
          </Card>
          <SplitCard {...part} item={line} />
        </DetailsColumns>
      </DetailsStack>
    </>
  )
}

function Unknown({ back, label }: Omit<LoadingProps, 'line'>): ReactNode {
  return (
    <>
      <PageHeader
        back={back}
        title={
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Skeleton width="280px" />
          </>
        }
        subtitle={<Skeleton width="200px" />}
        aside={<Skeleton width="140px" height="32px" />}
      />
      <chakra.div display="flex" flexDirection="column" gap="u3">
        <Card>
          <CardBody>
            <Skeleton width="72px" />
            <Skeleton width="320px" />
          </CardBody>
        </Card>
        <Card>
          <SkeletonRows label={label} rows={4} tile={false} />
        </Card>
      </chakra.div>
    </>
  )
}
