import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Quote } from '#src/app/shared/quote.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { type Answers, useAnswers } from '../commands/use-answers.ts'
import { ReceiptsCard } from '../receipts/receipts-card.tsx'
import type { Words } from '../texts.ts'
import { turnOf } from '../turn-card.model.ts'
import { DetailsHeader } from './details-header.tsx'
import { AskedDialog, EditExpense, useFormsLater } from './lazy.ts'
import { PaymentsCard } from './payments-card.tsx'
import { RailCard } from './rail-card.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import { SplitCard } from './split-card.tsx'
import { TurnPanel } from './turn-panel.tsx'
import { ViewedCard } from './viewed-card.tsx'

/** One expense, whole: what is asked of whom, what happened, who bears what. */
export function ExpenseDetails({ item }: { item: ExpenseDto }) {
  const { LL: words } = useI18nContext()
  const reader = useViewer()
  const answers = useAnswers(item)
  const { editing, asked } = answers
  useFormsLater()
  if (editing)
    return (
      <>
        <Notices answers={answers} reader={reader} words={words} onSee={answers.stopEditing} />
        <Suspense>
          <EditExpense
            seen={editing}
            {...{ reader, words }}
            kept={answers.kept}
            onPress={answers.send}
            onClose={answers.stopEditing}
          />
        </Suspense>
      </>
    )
  return (
    <>
      <Shown item={item} answers={answers} reader={reader} words={words} />
      <Suspense>{asked && <AskedDialog {...{ asked, reader, words }} {...answers.dialog} />}</Suspense>
    </>
  )
}

type ShownProps = { item: ExpenseDto; answers: Answers; reader: Viewer; words: Words }

function Shown({ item, answers, reader, words }: ShownProps) {
  const rail = useRef<HTMLElement>(null)
  const online = useOnline()
  const turn = turnOf(item, reader)
  const { busy, ask: onAsk } = answers
  const same = { item, turn, reader, words }
  const seeWhatChanged = () => {
    rail.current?.scrollIntoView({ block: 'start' })
    rail.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DetailsHeader {...same} />
      <DetailsStack>
        <Notices answers={answers} reader={reader} words={words} onSee={seeWhatChanged} />
        <chakra.div ref={answers.turnRef} tabIndex={-1}>
          <TurnPanel {...same} {...{ online, busy, onAsk }} />
        </chakra.div>
        <DetailsColumns>
          <RailCard {...same} ref={rail} />
          <DetailsStack>
            <SplitCard {...same} />
            <PaymentsCard {...same} {...{ busy, onAsk }} />
            <ReceiptsCard receipts={item.receipts} reader={reader} words={words} />
            <NoteCard item={item} words={words} />
            <ViewedCard {...same} />
          </DetailsStack>
        </DetailsColumns>
      </DetailsStack>
    </>
  )
}

type NoticesProps = { answers: Answers; reader: Viewer; words: Words; onSee: () => void }

function Notices({ answers, reader, words, onSee }: NoticesProps) {
  return (
    <>
      {answers.refusal && <RefusedBanner refusal={answers.refusal} reader={reader} words={words} onSee={onSee} />}
      {answers.failed && (
        <Banner tone="problem" announce="alert" title={answers.failed.title}>
          {answers.failed.text}
        </Banner>
      )}
    </>
  )
}

function NoteCard({ item: { note, previousId }, words }: { item: ExpenseDto; words: Words }) {
  const { details } = words.expenses
  if (!note && !previousId) return null
  return (
    <Card bleed>
      <CardHeader title={note ? details.note() : details.previous()} />
      <CardBody display="flex" flexDirection="column" gap="u1">
        {note && <Quote>{note}</Quote>}
        {previousId && (
          <chakra.div color="fg.link" textDecoration="underline">
            <Link to="/expenses/$id" params={{ id: previousId }}>
              {details.previousLink()}
            </Link>
          </chakra.div>
        )}
      </CardBody>
    </Card>
  )
}
