import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { ExpenseItem } from '#contract/expenses.ts'
import type { HistoryEntry } from '#contract/history.ts'
import { useApp } from '#src/app/app-context.ts'
import type { Reader } from '#src/app/reader.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Card, CardBody } from '#src/ui/card.tsx'
import { CardHeader } from '#src/ui/card-header.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { IconShieldCheck, IconShieldX } from '#src/ui/shield-icons.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { StatusRail } from '#src/ui/status-rail.tsx'
import { historyQuery } from './expense.queries.ts'
import { sayDetail, sayPast, sayPresent, type Words } from './say.ts'
import { sayAhead } from './say-ahead.ts'
import { type PastStep, pastOf } from './status-rail.model.ts'
import { stepsAhead } from './steps-ahead.ts'
import type { TurnModel } from './turn-card.model.ts'

type RailCardProps = { item: ExpenseItem; turn: TurnModel; reader: Reader; words: Words; ref?: Ref<HTMLElement> }

/** What happened, what is asked now, what comes next: from the record and the chart. */
export function RailCard({ ref, ...props }: RailCardProps) {
  const { client } = useApp()
  const query = useQuery(historyQuery(client, props.item.id))
  const { happened } = props.words.expenses.details
  return (
    <Card bleed ref={ref} tabIndex={-1} aria-labelledby="happened">
      <CardHeader
        id="happened"
        title={happened.title()}
        aside={query.data && <Verified verified={query.data.verified} words={props.words} />}
      />
      {query.data?.verified === false && (
        <Banner tone="problem" announce="alert" title={happened.unverified()}>
          {happened.unverifiedText()}
        </Banner>
      )}
      {query.isPending && <SkeletonRows label={happened.loading()} rows={4} tile={false} />}
      {query.isError && !query.data && (
        <ErrorState
          title={happened.failed()}
          retry={{ label: happened.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        />
      )}
      {query.data && (
        <CardBody>
          <Rail {...props} entries={query.data.entries} />
        </CardBody>
      )}
    </Card>
  )
}

function Verified({ verified, words }: { verified: boolean; words: Words }) {
  const { happened } = words.expenses.details
  const Icon = verified ? IconShieldCheck : IconShieldX
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      {verified ? happened.verified() : <chakra.span color="problem.fg">{happened.unverified()}</chakra.span>}
    </>
  )
}

const entryOf = (step: PastStep, reader: Reader, words: Words) => ({
  id: step.id,
  title: sayPast(words, step, reader),
  time: reader.instant(step.at),
  ...(step.detail && { detail: sayDetail(words, step.detail, reader) }),
  ...(step.quote && { quote: step.quote }),
  ...(step.tone && { tone: step.tone }),
})

function Rail({ entries, item, turn, reader, words }: RailCardProps & { entries: readonly HistoryEntry[] }) {
  const { history, details } = words.expenses
  const ahead = stepsAhead(item)
  const past = pastOf(entries, item, reader).map((step) => entryOf(step, reader, words))
  const { tone } = turn.chip
  const present = { ...sayPresent(words, turn, reader), tone }
  return (
    <StatusRail
      label={details.happened.title()}
      entries={past}
      present={ahead.length > 0 || tone === 'done' ? present : undefined}
      next={ahead.map((step) => sayAhead(words, step, item, turn, reader))}
      states={{ past: history.past(), present: history.present(), next: history.coming() }}
      earlierLabel={(count) => details.happened.earlier({ count })}
    />
  )
}
