import { chakra } from '@chakra-ui/react/styled-system'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { StatePane } from './empty-state.tsx'

type ErrorStateProps = {
  title: ReactNode
  children?: ReactNode
  retry?: { label: string; onPress: () => void; loading?: boolean } | undefined
  action?: ReactNode
}

/** Replaces content that failed to load: says what went wrong, and offers a way out. */
export function ErrorState({ title, children, retry, action }: ErrorStateProps) {
  return (
    <StatePane role="alert">
      <chakra.span color="problem.fg">
        <IconAlertCircle size={32} stroke={1.5} aria-hidden />
      </chakra.span>
      <chakra.p textStyle="cardHeading">{title}</chakra.p>
      {children && (
        <chakra.div color="fg.2" whiteSpace="pre-line">
          {children}
        </chakra.div>
      )}
      {(retry || action) && (
        <chakra.div mt="u1" display="flex" gap="u1" flexWrap="wrap" justifyContent="center">
          {retry && (
            <Button variant="secondary" icon={IconRefresh} loading={retry.loading} onClick={retry.onPress}>
              {retry.label}
            </Button>
          )}
          {action}
        </chakra.div>
      )}
    </StatePane>
  )
}
