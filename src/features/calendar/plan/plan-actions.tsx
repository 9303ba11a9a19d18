import type { ReactNode } from 'react'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import type { PlanAction } from './plan-texts.ts'

type PlanActionsProps = {
  /** Lists what the chart allows now. */
  allowed: readonly PlanAction[]
  labels: Readonly<Record<PlanAction, () => string>>
  onAction: (action: PlanAction) => void
  /** Leads to the page that edits it, where it may be edited. */
  edit: ReactNode
}

/** Shows what may be done to a part of the plan; what ends it stands back. */
export function PlanActions({ allowed, labels, onAction, edit }: PlanActionsProps) {
  if (allowed.length === 0 && !edit) return null
  return (
    <Actions mt="u2">
      {allowed.map((action) => (
        <Button
          key={action}
          variant={action === 'end' || action === 'delete' ? 'tertiary' : 'secondary'}
          onClick={() => onAction(action)}
        >
          {labels[action]()}
        </Button>
      ))}
      {edit}
    </Actions>
  )
}
