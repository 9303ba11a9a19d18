import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { IconType } from '../navigation/link-element.ts'

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: { base: '44px', sm: '40px' },
    borderRadius: 'control',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'primary.tint' },
    _active: { transform: 'translateY(1px)' },
    _focusVisible: { outlineOffset: '-2px' },
    _disabled: { opacity: 0.55, cursor: 'default' },
  },
})

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'color' | 'aria-label'> & {
  icon: IconType
  /** This is its only name, for screen readers and as the title. */
  label: string
}

export function IconButton({ icon: Icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Base type={type} aria-label={label} title={label} {...rest}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </Base>
  )
}
