import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FeeWaiverCommand,
  type FeeWaiverDto,
  feeWaiverRoutes as routes,
} from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { AnswerDialogProps } from './answer-dialog.tsx'
import { applicationsKey } from './applications.queries.ts'
import { useApplicationsTexts } from './use-applications-texts.ts'

const AnswerDialog = lazyDialog<AnswerDialogProps>(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** Grants or refuses an application, as the chart allows. Both answers have equal weight, and each asks once more. */
export function DecideCard({ item }: { item: FeeWaiverDto }) {
  const { LL, texts, nameOf } = useApplicationsTexts()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'grant' | 'refuse' | null>(null)
  const [draft, setDraft] = useState('')
  const { mutate, isPending, error, reset } = useCommand(routes.events, {
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsKey }),
  })
  const { can } = lifecycleOf(feeWaiverMachine, item)
  const mayGrant = can({ type: 'feeWaiver.grant' })
  const mayRefuse = can({ type: 'feeWaiver.refuse' })
  const { one } = texts
  const close = () => {
    reset()
    setAsked(null)
  }
  const answer = (body: FeeWaiverCommand) => mutate({ params: { id: item.id }, body }, { onSuccess: close })
  if (!mayGrant && !mayRefuse) return null
  return (
    <Card bleed>
      <CardHeader title={one.decide()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <p>{mayGrant ? one.lead() : one.noDocuments()}</p>
          <Actions>
            {mayRefuse && (
              <Button variant="secondary" onClick={() => setAsked('refuse')}>
                {one.refuse()}
              </Button>
            )}
            {mayGrant && (
              <Button variant="secondary" onClick={() => setAsked('grant')}>
                {one.grant()}
              </Button>
            )}
          </Actions>
        </chakra.div>
      </CardBody>
      <AnswerDialog
        open={asked !== null}
        answer={asked ?? 'grant'}
        name={nameOf(item)}
        draft={draft}
        onTyped={setDraft}
        pending={isPending}
        failure={error ? { title: one.failed(), text: formFailureText(error, LL) } : null}
        onConfirm={(reason) =>
          answer(
            asked === 'refuse'
              ? { type: 'feeWaiver.refuse', version: item.version, reason }
              : { type: 'feeWaiver.grant', version: item.version },
          )
        }
        onClose={close}
      />
    </Card>
  )
}
