import { chakra } from '@chakra-ui/react/styled-system'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import type { ReactNode } from 'react'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'u1',
    px: 'u2',
    py: 'u1',
    bg: 'warning.bg',
    color: 'warning.fg',
    textStyle: 'secondary',
    fontWeight: 'semibold',
    borderBottomWidth: '1px',
    borderColor: 'warning.edge',
  },
})

/** Shown above the page while offline: says what still works, and that no input is lost. */
export function OfflineNotice({ offline, children }: { offline: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {offline && (
        <Bar>
          <chakra.span flexShrink="0">
            <IconWifiOff size={18} stroke={1.75} aria-hidden />
          </chakra.span>
          <span>{children}</span>
        </Bar>
      )}
    </div>
  )
}
