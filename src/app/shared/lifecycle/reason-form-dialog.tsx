import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { text } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { AskDialog, type AskDialogProps } from './confirm-dialog.tsx'

const schema = z.object({ words: text(limits.note) })

type ReasonFormDialogProps = Omit<AskDialogProps, 'onSend' | 'children'> & {
  label: string
  hint: string
  /** What was typed before, if the answer could not be given then. */
  kept: string
  onTyped: (words: string) => void
  onWords: (words: string) => void
}

/** An answer that must say why. */
export function ReasonFormDialog({ label, hint, kept, onTyped, onWords, ...ask }: ReasonFormDialogProps) {
  const { LL } = useI18nContext()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { words: kept },
    mode: 'onTouched',
  })
  const typed = watch('words')
  useEffect(() => onTyped(typed), [onTyped, typed])
  return (
    <AskDialog {...ask} onSend={(event) => void handleSubmit(({ words }) => onWords(words))(event)}>
      <TextArea
        label={label}
        hint={hint}
        required
        error={problemText(formState.errors.words, LL, limits.note)}
        {...register('words')}
      />
    </AskDialog>
  )
}
