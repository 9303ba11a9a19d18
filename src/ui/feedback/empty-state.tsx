import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { IconType } from '../navigation/link-element.ts'

/** Replaces the content of a list or page that is empty or failed. */
export const StatePane = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: 'u1',
    maxW: '28rem',
    mx: 'auto',
    px: 'u2',
    py: { base: 'u5', sm: 'u6' },
  },
})

type EmptyStateProps = {
  icon?: IconType | undefined
  title: ReactNode
  /** Says what to do first. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <StatePane>
      {Icon && (
        <chakra.span
          display="flex"
          alignItems="center"
          justifyContent="center"
          boxSize="u6"
          borderRadius="pill"
          bg="brand.tint"
          color="brand.strong"
          mb="u0.5"
        >
          <Icon size={24} stroke={1.75} aria-hidden />
        </chakra.span>
      )}
      <chakra.p textStyle="cardHeading">{title}</chakra.p>
      {children && <chakra.div color="fg.2">{children}</chakra.div>}
      {action && <chakra.div mt="u1">{action}</chakra.div>}
    </StatePane>
  )
}
