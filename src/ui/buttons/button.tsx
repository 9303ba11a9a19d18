import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { fillLink, type IconType, type LinkElement } from '../navigation/link-element.ts'
import { buttonRecipe } from './button.recipe.ts'

const Base = chakra('button', buttonRecipe)

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'neutral' | 'error' | 'join' | 'upgrades'
  size?: 'small' | 'medium' | 'large'
  icon?: IconType | undefined
  iconEnd?: IconType | undefined
  /** Fills its row on every screen. */
  wide?: boolean
  children: ReactNode
}

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'children' | 'color'> & {
    /** While loading it keeps its width, focus and name, and ignores further clicks. */
    loading?: boolean | undefined
  }

function Content({ icon: Icon, iconEnd: IconEnd, loading, children }: ButtonLook & { loading?: boolean | undefined }) {
  return (
    <>
      {loading ? <Spinner size={20} /> : Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      <span>{children}</span>
      {IconEnd && <IconEnd size={18} stroke={1.75} aria-hidden />}
    </>
  )
}

export function Button({ icon, iconEnd, loading, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Base
      type={type}
      data-variant={rest.variant ?? 'primary'}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={handleClick}
    >
      <Content icon={icon} iconEnd={iconEnd} loading={loading}>
        {children}
      </Content>
    </Base>
  )
}

type ButtonLinkProps = ButtonLook & {
  link: LinkElement
  /** The page that it leads to, or the file, is being made. */
  loading?: boolean
}

/** Looks like a button but is a link: it navigates, whereas a button acts. */
export function ButtonLink({ link, icon, iconEnd, loading, children, ...look }: ButtonLinkProps) {
  return (
    <Base asChild data-variant={look.variant ?? 'primary'} {...(loading && { 'aria-busy': true })} {...look}>
      {fillLink(
        link,
        <Content icon={icon} iconEnd={iconEnd} loading={loading}>
          {children}
        </Content>,
      )}
    </Base>
  )
}
