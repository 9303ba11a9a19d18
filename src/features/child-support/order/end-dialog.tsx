import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import { date, optionalText } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { orderLifecycle } from '../child-support.commands.ts'
import { useSupportAnswer } from '../use-support-answer.ts'

const schema = z.object({
  endsOn: z
    .string('required')
    .check(z.minLength(1, 'required'))
    .check(z.refine((day) => z.safeParse(date, day).success, 'notADate')),
  note: optionalText(limits.note),
})

type EndDialogProps = { order: SupportOrderDto; viewer: Viewer; onDone: () => void; onClose: () => void }

/** Asks for the day on which the order ends; the other parent must agree. */
export function EndDialog({ order, viewer, onDone, onClose }: EndDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.childSupport
  const name = otherParentOf(viewer)
  const { send } = useLifecycle(orderLifecycle, order)
  const answer = useSupportAnswer(order, { send, onDone })
  const { register, handleSubmit, formState, setError, setFocus } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({ resolver: zodResolver(schema), defaultValues: { endsOn: '', note: '' }, mode: 'onTouched' })
  const { errors } = formState
  const submit = handleSubmit(({ endsOn, note }) =>
    answer.send(
      { type: 'supportOrder.askEnd', version: order.version, endsOn, note: note || null },
      (refusal) => placeServerErrors(refusal, ['endsOn', 'note'], { setError, setFocus }) > 0,
    ),
  )
  return (
    <ConfirmDialog
      title={dialogs.askEnd.title()}
      text={dialogs.askEnd.text({ name })}
      labels={dialogs}
      action={LL.childSupport.action.askEnd()}
      pending={answer.pending}
      failure={answer.failure}
      onConfirm={(event) => void submit(event)}
      onClose={onClose}
    >
      <DateField
        label={dialogs.askEnd.endsOn()}
        min={order.from}
        error={problemText(errors.endsOn, LL)}
        {...register('endsOn')}
      />
      <TextArea
        label={dialogs.askEnd.note()}
        optionalText={dialogs.optional()}
        hint={dialogs.reasonHint({ name })}
        error={problemText(errors.note, LL, limits.note)}
        {...register('note')}
      />
    </ConfirmDialog>
  )
}
