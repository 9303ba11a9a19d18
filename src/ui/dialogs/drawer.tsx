import { chakra } from '@chakra-ui/react/styled-system'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId } from 'react'
import { Actions } from '../buttons/actions.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { coveredHeight } from './above-keyboard.ts'
import { useModal } from './use-modal.ts'

/** Opens at the right edge of a desktop in full height; on a phone it fills the screen. */
const Base = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    ms: 'auto',
    width: 'full',
    maxW: { base: '100vw', sm: 'min(var(--drawer-width), calc(100vw - 64px))' },
    height: `calc(100dvh - var(${coveredHeight}, 0px))`,
    maxH: '100dvh',
    bg: 'bg.card',
    color: 'fg',
    borderWidth: '0',
    borderInlineStartWidth: { sm: '1px' },
    boxShadow: '0 16px 48px #10293a33',
    overscrollBehavior: 'contain',
    _open: { display: 'flex', flexDirection: 'column', _motionSafe: { animation: 'rise 140ms ease-out' } },
    _backdrop: { bg: 'backdrop' },
  },
  variants: {
    size: { small: { '--drawer-width': '360px' }, medium: { '--drawer-width': '480px' } },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1',
    ps: { base: 'u2', sm: 'u3' },
    pe: 'u1',
    minH: '64px',
    borderBottomWidth: '1px',
  },
})
const Body = chakra('div', {
  base: {
    flex: '1',
    overflowY: 'auto',
    px: { base: 'u2', sm: 'u3' },
    py: 'u2.5',
    _focusVisible: { outlineOffset: '-2px' },
  },
})
const Foot = chakra('div', {
  base: {
    px: { base: 'u2', sm: 'u3' },
    pt: 'u2',
    pb: 'calc(var(--ev-spacing-u2) + env(safe-area-inset-bottom))',
    borderTopWidth: '1px',
  },
})

export type DrawerProps = {
  open: boolean
  /** Called on Escape, the close button or the back gesture; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** They stay visible while the content scrolls. */
  actions?: ReactNode
  size?: 'small' | 'medium'
  children?: ReactNode
}

/** Shows more about one thing beside the page: filters, a day, a person. Use a Dialog for a single question. */
export function Drawer({ open, onClose, title, closeLabel, actions, size = 'medium', children }: DrawerProps) {
  const modal = useModal(open, onClose)
  const heading = useId()
  return (
    <Base {...modal} size={size} aria-labelledby={heading}>
      {open && (
        <>
          <Head>
            <chakra.h2 id={heading} textStyle="cardHeading">
              {title}
            </chakra.h2>
            <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
          </Head>
          {/* It can be focused, so that long content scrolls by keyboard. */}
          <Body tabIndex={0} role="group" aria-labelledby={heading}>
            {children}
          </Body>
          {actions && (
            <Foot>
              <Actions>{actions}</Actions>
            </Foot>
          )}
        </>
      )}
    </Base>
  )
}
