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
import { type ExpenseActions, useExpenseActions } from '../commands/use-expense-actions.ts'
import { RepeatButton } from '../monthly/repeat-button.tsx'
import { ReceiptsCard } from '../receipts/receipts-card.tsx'
import type { Messages } from '../texts.ts'
import { turnOf } from '../turn-card.model.ts'
import { ConflictBanner } from './conflict-banner.tsx'
import { DetailsHeader } from './details-header.tsx'
import { DetailsMenu } from './details-menu.tsx'
import { EditExpense, ExpenseActionDialog, useFormsPreload } from './lazy.ts'
import { PaymentsCard } from './payments-card.tsx'
import { RailCard } from './rail-card.tsx'
import { SplitCard } from './split-card.tsx'
import { TurnPanel } from './turn-panel.tsx'
import { useChangedWhileReading } from './use-changed-while-reading.ts'
import { ViewedCard } from './viewed-card.tsx'

/** Shows one expense: whose turn it is, what happened, and how it is split. */
export function ExpenseDetails({ item }: { item: ExpenseDto }) {
  const { LL: messages } = useI18nContext()
  const viewer = useViewer()
  const actions = useExpenseActions(item)
  const { editing, pending, draft, stopEditing } = actions
  useFormsPreload()
  if (editing)
    return (
      <>
        <Notices item={item} actions={actions} viewer={viewer} messages={messages} onSee={stopEditing} />
        <Suspense>
          <EditExpense
            seen={editing}
            stored={draft.edit}
            viewer={viewer}
            messages={messages}
            onSend={actions.sendEdit}
            onClose={stopEditing}
          />
        </Suspense>
      </>
    )
  return (
    <>
      <Shown item={item} actions={actions} viewer={viewer} messages={messages} />
      <Suspense>
        {pending && (
          <ExpenseActionDialog
            pendingAction={pending}
            viewer={viewer}
            messages={messages}
            draft={draft}
            uploads={actions.uploads}
            pending={actions.busy !== null}
            failure={actions.failure}
            onSend={actions.sendPending}
            onClose={actions.close}
          />
        )}
      </Suspense>
    </>
  )
}

type PartProps = { item: ExpenseDto; actions: ExpenseActions; viewer: Viewer; messages: Messages }

function Shown({ item, actions, viewer, messages }: PartProps) {
  const rail = useRef<HTMLElement>(null)
  const online = useOnline()
  const turn = turnOf(item, viewer)
  const { busy, act: onAct, turnRef } = actions
  const { seen, held } = useChangedWhileReading(item, viewer)
  const part = { item, turn, viewer, messages }
  const seeWhatChanged = () => {
    rail.current?.scrollIntoView({ block: 'start' })
    rail.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DetailsHeader {...part} menu={<DetailsMenu {...part} onAct={onAct} />} />
      <DetailsStack>
        <Notices item={item} seen={seen} actions={actions} viewer={viewer} messages={messages} onSee={seeWhatChanged} />
        <chakra.div ref={turnRef} tabIndex={-1}>
          <TurnPanel {...part} online={online} busy={busy} held={held} onAct={onAct} />
        </chakra.div>
        <DetailsColumns>
          <RailCard {...part} ref={rail} />
          <DetailsStack>
            <SplitCard {...part} />
            <PaymentsCard {...part} busy={busy} onAct={onAct} />
            {(item.receipts.length > 0 || !turn.actions.includes('approve')) && (
              <ReceiptsCard receipts={item.receipts} viewer={viewer} messages={messages} />
            )}
            <NoteCard item={item} messages={messages} />
            <ViewedCard {...part} />
            <RepeatButton {...part} />
          </DetailsStack>
        </DetailsColumns>
      </DetailsStack>
    </>
  )
}

type NoticesProps = PartProps & {
  /** The expense that the person began to read, when it differs from the present one. */
  seen?: ExpenseDto | null
  onSee: () => void
}

/**
 * Says what changed while the person was reading, and what was not done, unless the dialog it belongs to is still open
 * and says it.
 */
function Notices({ item, seen, actions: { conflict, failure, pending, editing }, onSee, ...rest }: NoticesProps) {
  const before = conflict?.seen ?? seen
  return (
    <>
      {before && (
        <ConflictBanner seen={before} latest={item} action={conflict?.action.action ?? null} onSee={onSee} {...rest} />
      )}
      {failure && !pending && !editing && (
        <Banner tone="problem" announce="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
    </>
  )
}

function NoteCard({ item: { note, previousId }, messages }: { item: ExpenseDto; messages: Messages }) {
  const { details } = messages.expenses
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
