import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { textOf } from '#src/app/shared/session/values.ts'
import { Avatar, groundOf } from '#src/ui/data/avatar.tsx'
import type { AccountMenuProps } from './account-menu.tsx'

const load = () => import('./account-menu.tsx')

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '44px', md: '40px' },
    borderRadius: 'pill',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
})

/** Gives the signed-in person: somebody who views as a parent has their own name here. */
function useOwnName() {
  const { session } = useApp()
  const values = useSelector(session, ({ context }) => context.values)
  const initials = textOf(values, 'cvmProInitials') ?? textOf(values, 'displayInitials') ?? ''
  const name = textOf(values, 'cvmProFullName') ?? textOf(values, 'fullName') ?? ''
  const who = groundOf(values?.isCvm === true ? null : textOf(values, 'avatarColor'))
  return { initials, name, who }
}

/** The person's avatar, which opens the menu of their account. */
export function AccountButton() {
  const { shell } = useI18nContext().LL
  const { initials, name, who } = useOwnName()
  const navigate = useNavigate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)
  const close = useCallback(() => setMenu(null), [])
  const open = () =>
    load().then(
      ({ AccountMenu }) => setMenu(() => AccountMenu),
      // The first entry works without the menu's code.
      () => navigate({ to: '/account' }),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }
  return (
    <>
      <Trigger
        ref={anchor}
        type="button"
        aria-label={shell.accountMenu()}
        aria-haspopup="menu"
        aria-expanded={Menu !== null}
        onClick={() => (Menu ? close() : void open())}
        onKeyDown={onKeyDown}
      >
        <Avatar initials={initials} who={who} />
      </Trigger>
      {Menu && <Menu name={name} anchor={anchor} onClose={close} />}
    </>
  )
}
