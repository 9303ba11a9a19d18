import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export type FieldText = {
  label: string
  /** Shown below the control and announced with it. */
  hint?: ReactNode | undefined
  /** Says what is wrong and how to fix it; marks the control as invalid. */
  error?: string | undefined
  required?: boolean | undefined
  /** Marks optional fields, instead of starring the required ones. */
  optionalText?: string | undefined
  /** Hides the label visually: only where a column header already shows it. */
  hideLabel?: boolean | undefined
}

/** Connects a control to its field for screen readers. */
export type ControlWiring = {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

const Label = chakra('label', {
  base: { textStyle: 'label', display: 'block', mb: 'u0.5' },
  variants: {
    hidden: { true: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
})

const joined = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

/** Creates the ids that connect a label, a hint and an error to one control. */
export function useFieldWiring({ hint, error, required }: Partial<FieldText>, given?: string, extra?: string) {
  const own = useId()
  const id = given ?? own
  const ids = { hint: `${id}-hint`, error: `${id}-error` }
  const control: ControlWiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': joined(error && ids.error, hint ? ids.hint : undefined, extra),
    'aria-required': required || undefined,
  }
  return { ids, control }
}

type FieldProps = FieldText & {
  id?: string | undefined
  /** Names another element that describes the control by its id, such as a currency. */
  describedBy?: string | undefined
  children: (control: ControlWiring) => ReactNode
}

export function Field({ id, describedBy, children, ...text }: FieldProps) {
  const { ids, control } = useFieldWiring(text, id, describedBy)
  return (
    <chakra.div minW="0" width="full">
      <Label htmlFor={control.id} hidden={text.hideLabel}>
        {text.label}
        {text.optionalText && (
          <chakra.span color="fg.3" fontWeight="normal">
            {' '}
            {text.optionalText}
          </chakra.span>
        )}
      </Label>
      {children(control)}
      <FieldError id={ids.error}>{text.error}</FieldError>
      {text.hint && (
        <chakra.div id={ids.hint} textStyle="secondary" color="fg.3" mt="u0.5">
          {text.hint}
        </chakra.div>
      )}
    </chakra.div>
  )
}
