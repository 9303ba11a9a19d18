import { chakra } from '@chakra-ui/react/styled-system'
import { Field } from '#src/ui/fields/field.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'

export function TextFields() {
  const { field } = uiTexts
  const label = field.name()
  const value = { defaultValue: field.value() }
  return (
    <>
      <Block name="FieldError">
        <Sample state="invalid">
          <FieldError id="sample-error">{field.error()}</FieldError>
        </Sample>
      </Block>
      <Block name="TextField">
        <Sample state="empty">
          <TextField label={label} hint={field.hint()} required />
        </Sample>
        <Sample state="filled">
          <TextField label={label} {...value} />
        </Sample>
        <Sample state="hover">
          <TextField label={label} {...value} data-hover />
        </Sample>
        <Sample state="focus">
          <TextField label={label} {...value} data-focus-visible />
        </Sample>
        <Sample state="invalid">
          <TextField label={label} error={field.error()} hint={field.hint()} />
        </Sample>
        <Sample state="optional">
          <TextField label={label} optionalText={field.optional()} />
        </Sample>
        <Sample state="disabled">
          <TextField label={label} {...value} disabled />
        </Sample>
        <Sample state="readOnly">
          <TextField label={label} {...value} readOnly />
        </Sample>
        <Sample state="long">
          <TextField label={field.long()} hint={field.long()} defaultValue={field.long()} />
        </Sample>
      </Block>
      <Block name="FieldPair">
        <Sample state="normal">
          <FieldPair>
            <TextField label={label} {...value} />
            <TextField label={label} {...value} />
          </FieldPair>
        </Sample>
      </Block>
      <Block name="Field">
        <Sample state="normal">
          <Field label={label} hint={field.hint()}>
            {(control) => <chakra.input type="range" width="full" minH="u3" {...control} />}
          </Field>
        </Sample>
      </Block>
    </>
  )
}
