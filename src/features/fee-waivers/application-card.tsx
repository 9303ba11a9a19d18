import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Documents } from './documents.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'
import { statusText } from './status-text.ts'
import { useFeeWaiverAccess } from './use-fee-waiver.ts'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

const WithdrawDialog = lazyDialog<WithdrawDialogProps>(
  async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog,
)

type Props = {
  waiver: FeeWaiverDto
  grantedUntil: string | null
  mayApply: boolean
  /** Begins another application; null where none can be begun, or one has been. */
  onAgain: (() => void) | null
}

/** Shows the last application: its status, what was sent, and the answer. */
export function ApplicationCard({ waiver, grantedUntil, mayApply, onAgain }: Props) {
  const { LL, texts, at } = useFeeWaiverTexts()
  const { token } = useFeeWaiverAccess()
  const [asking, setAsking] = useState(false)
  const { can, tone, isFinal } = lifecycleOf(feeWaiverMachine, waiver)
  const { application } = texts
  const facts = [
    { term: application.appliedAt(), value: at(waiver.appliedAt) },
    ...(waiver.endedAt ? [{ term: application.endedAt(), value: at(waiver.endedAt) }] : []),
    ...(waiver.note ? [{ term: application.note(), value: <Verbatim>{waiver.note}</Verbatim> }] : []),
  ]
  return (
    <Card bleed>
      <CardHeader title={application.title()} aside={<Chip tone={tone}>{statusText(waiver, LL)}</Chip>} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <Outcome waiver={waiver} grantedUntil={grantedUntil} mayApply={mayApply} />
          <FactList items={facts} />
          <Documents waiver={waiver} linked={token === null} isFinal={isFinal} />
          {(can({ type: 'feeWaiver.withdraw' }) || (isFinal && mayApply && onAgain)) && (
            <Actions>
              {can({ type: 'feeWaiver.withdraw' }) && (
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {application.withdraw()}
                </Button>
              )}
              {isFinal && mayApply && onAgain && (
                <Button variant="upgrades" onClick={onAgain}>
                  {application.applyAgain()}
                </Button>
              )}
            </Actions>
          )}
        </chakra.div>
      </CardBody>
      <WithdrawDialog open={asking} waiver={waiver} onClose={() => setAsking(false)} />
    </Card>
  )
}

function Outcome({ waiver, grantedUntil, mayApply }: Omit<Props, 'onAgain'>) {
  const { texts, at } = useFeeWaiverTexts()
  const { application, add } = texts
  const { facts, reason, endedAt } = waiver
  const waits = endedAt === null
  return (
    <chakra.div display="grid" gap="u1">
      <p>{waits && !facts.documented ? add.first() : application.outcome[waiver.status]()}</p>
      {reason !== null && (
        <chakra.blockquote
          borderInlineStartWidth="3px"
          borderColor="control"
          ps="u1.5"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          <Verbatim>{reason}</Verbatim>
        </chakra.blockquote>
      )}
      {grantedUntil !== null && <p>{application.granted({ at: at(grantedUntil) })}</p>}
      {!waits && <p>{mayApply ? application.again() : grantedUntil !== null && application.againLater()}</p>}
    </chakra.div>
  )
}
