import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { TurnReceipts } from '../receipts/turn-receipts.tsx'
import { plainChipText, turnText } from '../texts.ts'
import { type TurnButtonsProps, turnButtons } from './turn-buttons.tsx'

type TurnPanelProps = TurnButtonsProps & { item: ExpenseDto; online: boolean }

/** Shows whose turn it is, with exactly the buttons that the chart allows this person now. */
export function TurnPanel({ online, ...part }: TurnPanelProps) {
  const { item, turn, viewer, messages } = part
  const { title, why } = turnText(messages, turn, viewer)
  const { notice: texts } = messages.expenses.turn
  const notice = [!online && messages.common.answersOffline(), turn.notice && texts[turn.notice]()]
    .filter(Boolean)
    .join(' ')
  const buttons = turnButtons(part)
  const children = [
    item.reason && <Quote key="reason">{item.reason}</Quote>,
    turn.actions.includes('approve') && <TurnReceipts key="receipts" receipts={item.receipts} messages={messages} />,
  ].filter(Boolean)
  return (
    <TurnCard
      tone={turn.chip.tone}
      chip={plainChipText(messages, turn.chip)}
      title={title}
      why={why}
      notice={buttons.length > 0 && notice}
      actions={buttons.length > 0 && buttons}
      chipInHeader
    >
      {children.length > 0 && children}
    </TurnCard>
  )
}
