import { chakra } from '@chakra-ui/react/styled-system'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'
import { splitField } from './field-props.ts'
import type { TextFieldProps } from './text-field.tsx'

const Input = chakra('input', { base: { ...controlBox, pe: 'u6' } })

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabelText: string }

/** The button names its next action: show, then hide. Pasting is allowed. */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [field, input] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <chakra.span position="absolute" insetEnd="0" insetBlock="0" display="flex" alignItems="center">
            <IconButton
              icon={shown ? IconEyeOff : IconEye}
              label={shown ? hideLabelText : showLabel}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  )
}
