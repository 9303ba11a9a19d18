import { chakra } from '@chakra-ui/react/styled-system'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useState } from 'react'
import { type HistoryEntryDto, historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'
import { historyKey } from './history-key.ts'
import type { SaveProblem } from './save-proof.ts'

type HappenedCardProps = {
  /** The entries of the item with this id are shown. */
  id: string
  children: (entries: readonly HistoryEntryDto[]) => ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/** Loads the history of one item and says whether it verifies. The item's own area draws the entries. */
export function HappenedCard({ id, children, ref }: HappenedCardProps) {
  const { client } = useApp()
  const { happened } = useI18nContext().LL.common
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const address = fillPath(historyRoutes.proof.path, { id })
  const download = () =>
    void import('./save-proof.ts').then((it) => it.saveProof(address, id)).then(setProblem, () => setProblem('failed'))
  const query = useQuery(
    queryOptions({
      queryKey: historyKey(id),
      queryFn: ({ signal }) => client.call(historyRoutes.ofItem, { params: { id } }, { signal }),
    }),
  )
  return (
    <Card bleed ref={ref} tabIndex={-1} aria-labelledby="happened">
      <CardHeader
        id="happened"
        title={happened.title()}
        aside={query.data && <Verified address={address} onProof={download} verified={query.data.verified} />}
      />
      {query.data?.verified === false && (
        <Banner tone="problem" announce="alert" title={happened.unverified()}>
          {happened.unverifiedText()}
        </Banner>
      )}
      {problem && (
        <ErrorState title={happened.noProof[problem]()} retry={{ label: happened.retry(), onPress: download }} />
      )}
      {query.isPending && <SkeletonRows label={happened.loading()} rows={4} tile={false} />}
      {query.isError && !query.data && (
        <ErrorState
          title={happened.failed()}
          retry={{ label: happened.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        />
      )}
      {query.data && <CardBody>{children(query.data.entries)}</CardBody>}
    </Card>
  )
}

type VerifiedProps = { address: string; onProof: () => void; verified: boolean }

/** Says whether the record verifies, and offers the item's entries with their proof. */
function Verified({ address, onProof, verified }: VerifiedProps) {
  const { happened } = useI18nContext().LL.common
  const Icon = verified ? IconShieldCheck : IconShieldX
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      <chakra.span color={verified ? undefined : 'problem.fg'}>
        {verified ? happened.verified() : happened.unverified()}
      </chakra.span>
      <chakra.a
        href={address}
        onClick={(event) => {
          event.preventDefault()
          onProof()
        }}
        color="brand.strong"
        paddingBlock="2"
        textDecoration="underline"
      >
        {happened.proof()}
      </chakra.a>
    </>
  )
}
