import type { UseFormRegisterReturn } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

type Problem = Parameters<typeof problemText>[0]
type PayTextProps = {
  /** False where no check is handed over. */
  number: UseFormRegisterReturn | false
  note: UseFormRegisterReturn
  errors: { readonly number?: Problem; readonly note?: Problem }
  LL: TranslationFunctions
}

/** Takes the number of a check, and the note of whatever changes hands. */
export function PayText({ number, note, errors, LL }: PayTextProps) {
  const { pay, dialogs } = LL.common
  return (
    <>
      {number && (
        <TextField
          label={pay.number()}
          optionalText={dialogs.optional()}
          autoComplete="off"
          error={problemText(errors.number, LL, limits.checkNumber)}
          {...number}
        />
      )}
      <TextArea
        label={pay.note()}
        optionalText={dialogs.optional()}
        hint={pay.noteHint()}
        error={problemText(errors.note, LL, limits.note)}
        {...note}
      />
    </>
  )
}
