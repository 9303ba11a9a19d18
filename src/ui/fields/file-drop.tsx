import { chakra } from '@chakra-ui/react/styled-system'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, type ReactNode, useState } from 'react'
import { FilePicker } from '../buttons/file-picker.tsx'
import { useFieldWiring } from './field.tsx'
import { FieldError } from './field-error.tsx'

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 'u1',
    px: 'u2',
    py: { base: 'u2', sm: 'u3' },
    textAlign: 'center',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'card',
    '&[data-over]': { bg: 'brand.tint', borderColor: 'brand.strong', borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'error.fg' },
  },
})

export type FileDropProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optionalText?: string | undefined
  /** Reads like "Choose files". */
  browseLabel: string
  /** Shown beside the button on devices with a mouse: "or drop them here". */
  dropLabel: string
  /** Shown on a phone: "Take a photo". */
  cameraLabel?: string | undefined
  accept?: string | undefined
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Shows other ways to choose beside the buttons. */
  more?: ReactNode
  /** Expects FileItems for the chosen files. */
  children?: ReactNode
}

/** Accepts files by drag and drop, the file chooser or a phone's camera. It stores none of them. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, optionalText, accept, multiple = true, onFiles, children } = props
  const { ids, control } = useFieldWiring({ hint, error })
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const picker = { accept, multiple, onFiles, 'aria-describedby': control['aria-describedby'] }
  return (
    <chakra.fieldset minW="0" aria-describedby={control['aria-describedby']}>
      <chakra.legend textStyle="label" mb="u0.5">
        {label}
        {optionalText && <chakra.span color="fg.3" fontWeight="normal">{` ${optionalText}`}</chakra.span>}
      </chakra.legend>
      <Zone
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        {...(over && { 'data-over': true })}
        {...(error && { 'data-invalid': true })}
      >
        <chakra.div
          display="flex"
          gap="u1"
          flexWrap="wrap"
          justifyContent="center"
          width={{ base: 'full', sm: 'auto' }}
        >
          <FilePicker {...picker} icon={IconUpload}>
            {props.browseLabel}
          </FilePicker>
          {props.cameraLabel && (
            <FilePicker {...picker} icon={IconCamera} accept="image/*" camera>
              {props.cameraLabel}
            </FilePicker>
          )}
          {props.more}
        </chakra.div>
        <chakra.span textStyle="secondary" color="fg.3" css={{ '@media (pointer: coarse)': { display: 'none' } }}>
          {props.dropLabel}
        </chakra.span>
      </Zone>
      <FieldError id={ids.error}>{error}</FieldError>
      {hint && (
        <chakra.div id={ids.hint} textStyle="secondary" color="fg.3" mt="u0.5">
          {hint}
        </chakra.div>
      )}
      {children && <chakra.ul mt="u1">{children}</chakra.ul>}
    </chakra.fieldset>
  )
}
