import { chakra } from '@chakra-ui/react/styled-system'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'

/** Stays in the page while empty, because a screen reader announces changes only in an existing element. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return (
    <chakra.div id={id} aria-live="polite" textStyle="secondary" color="error.fg">
      {children && (
        <chakra.span display="flex" gap="u0.5" mt="u0.5">
          <chakra.span flexShrink="0" pt="1px">
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          </chakra.span>
          <chakra.span whiteSpace="pre-line">{children}</chakra.span>
        </chakra.span>
      )}
    </chakra.div>
  )
}
