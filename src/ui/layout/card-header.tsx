import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

type CardHeaderProps = {
  title: ReactNode
  /** Shown at the right: a count, "Record verified", a small button. */
  aside?: ReactNode
  id?: string | undefined
  level?: 2 | 3 | undefined
}

export function CardHeader({ title, aside, id, level = 2 }: CardHeaderProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="u2"
      flexWrap="wrap"
      minH="52px"
      px={{ base: 'u2', sm: 'u2.5' }}
      py="u1.5"
      borderBottomWidth="1px"
    >
      <chakra.h2 as={level === 2 ? 'h2' : 'h3'} id={id} textStyle="cardHeading">
        {title}
      </chakra.h2>
      {aside && (
        <chakra.div textStyle="secondary" color="fg.3" display="flex" alignItems="center" gap="u0.5">
          {aside}
        </chakra.div>
      )}
    </chakra.div>
  )
}
