import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { text } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const schema = z.object({ reason: text(limits.note) })

type ReasonDialogProps = Omit<ConfirmDialogProps, 'onConfirm' | 'children'> & {
  label: string
  hint: string
  /** The dialog restores a reason that was typed earlier and not sent. */
  draft: string
  onTyped: (reason: string) => void
  onConfirm: (reason: string) => void
}

/** Asks for a confirmation with a required reason. */
export function ReasonDialog({ label, hint, draft, onTyped, onConfirm, ...dialog }: ReasonDialogProps) {
  const { LL } = useI18nContext()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: draft },
    mode: 'onTouched',
  })
  const typed = watch('reason')
  useEffect(() => onTyped(typed), [onTyped, typed])
  return (
    <ConfirmDialog {...dialog} onConfirm={(event) => void handleSubmit(({ reason }) => onConfirm(reason))(event)}>
      <TextArea
        label={label}
        hint={hint}
        required
        error={problemText(formState.errors.reason, LL, limits.note)}
        {...register('reason')}
      />
    </ConfirmDialog>
  )
}
