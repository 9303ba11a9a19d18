import { chakra } from '@chakra-ui/react/styled-system'
import type { IconType } from '../navigation/link-element.ts'
import { type Parent, parentGround } from './parent-pattern.ts'

/** The colours that a person may choose for their own avatar. */
const chosenGround = {
  blue: { bg: 'primary.solid', color: 'primary.on' },
  green: { bg: 'join.solid', color: 'join.on' },
  violet: { bg: 'upgrades.solid', color: 'upgrades.on' },
  red: { bg: 'error.solid', color: 'error.on' },
  slate: { bg: 'neutral.solid', color: 'neutral.on' },
} as const
export type AvatarGround = Parent | keyof typeof chosenGround | 'other'
export const groundOf = (name: string | null): AvatarGround =>
  name === 'A' || name === 'B' || (name !== null && isChosen(name)) ? name : 'other'
const isChosen = (name: string): name is keyof typeof chosenGround => Object.hasOwn(chosenGround, name)

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: 'pill',
    fontWeight: 'bold',
    letterSpacing: '0.02em',
    printColorAdjust: 'exact',
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    size: {
      small: { boxSize: '24px', fontSize: '0.625rem' },
      medium: { boxSize: '32px', fontSize: '0.6875rem' },
      large: { boxSize: '40px', fontSize: '0.875rem' },
    },
    who: { ...parentGround, ...chosenGround, other: { bg: 'neutral.tint', color: 'fg.2' } },
  },
})

type AvatarProps = {
  initials: string
  /** Replaces the initials for an actor that is not a person. */
  icon?: IconType | undefined
  /** `other` is a child, a professional or the system. */
  who: AvatarGround
  size?: 'small' | 'medium' | 'large'
  /** Names the avatar when no name is shown beside it. */
  name?: string
}

export function Avatar({ initials, icon: Icon, who, size = 'medium', name }: AvatarProps) {
  return (
    <Base who={who} size={size} {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : initials}
    </Base>
  )
}
