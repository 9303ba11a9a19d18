import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEvent } from 'react'
import type { IconType } from '../navigation/link-element.ts'
import { buttonRecipe } from './button.recipe.ts'

const Face = chakra('label', buttonRecipe)
const byFinger = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const
const ring = { '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } } as const

type FilePickerProps = {
  icon: IconType
  children: string
  accept?: string | undefined
  multiple?: boolean
  /** Opens the rear camera on touch devices. */
  camera?: boolean
  onFiles: (files: File[]) => void
  'aria-describedby'?: string | undefined
}

/** Wraps a real file input in a button's look, so that Tab, Enter and screen readers work as usual. */
export function FilePicker({ icon: Icon, children, camera: photo, onFiles, ...input }: FilePickerProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Without this, the same file could not be chosen again after its removal.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <Face variant="secondary" position="relative" css={photo ? [ring, byFinger] : ring}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {children}
      <chakra.input
        type="file"
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        width="full"
        fontSize="0"
        {...input}
        {...(photo && { capture: 'environment' as const })}
        onChange={change}
      />
    </Face>
  )
}
