import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { EntryLine } from './entry-line.tsx'
import { foldedLines } from './folded.ts'
import { latestQuery } from './history.queries.ts'

/** The link's text begins where the entries begin. */
const Foot = chakra('div', { base: { px: { base: '0', sm: 'u0.5' }, pb: 'u1' } })

const shownCount = 5

/** Shows the last few entries of the record, and a link to all of it. */
export function LatestCard() {
  const { LL: texts } = useI18nContext()
  const viewer = useViewer()
  const query = useQuery(latestQuery(useApp()))
  const { latest, failed, offline, loading, empty } = texts.history
  const lines = query.data?.items
  const steps = useFeatures().flatMap(({ entries = {} }) => Object.keys(entries).filter((name) => entries[name]?.steps))
  const shown = foldedLines(lines ?? [], steps).slice(0, shownCount)
  return (
    <Card bleed aria-labelledby="latest" aria-busy={query.isPending}>
      <CardHeader id="latest" title={latest.title()} />
      {!lines && query.isPaused && <EmptyState title={offline.title()}>{offline.empty()}</EmptyState>}
      {!lines && query.isPending && !query.isPaused && <SkeletonRows label={loading()} rows={5} tile={false} />}
      {!lines && query.isError && (
        <ErrorState
          title={latest.failed()}
          retry={{ label: failed.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        />
      )}
      {lines?.length === 0 && <EmptyState title={empty.title()}>{empty.text()}</EmptyState>}
      {lines && lines.length > 0 && (
        <>
          <chakra.ol py="u1" aria-labelledby="latest">
            {shown.map(({ line, before }) => (
              <EntryLine key={line.id} line={line} before={before} viewer={viewer} texts={texts} brief />
            ))}
          </chakra.ol>
          <Foot>
            <ButtonLink variant="tertiary" link={<Link to="/history" />}>
              {latest.open()}
            </ButtonLink>
          </Foot>
        </>
      )}
    </Card>
  )
}
