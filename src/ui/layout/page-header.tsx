import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { ReactNode } from 'react'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'

/**
 * Renders a quiet line above the title on a desktop; on a phone it is the bar at the top that replaces the frame's own.
 */
const Back = chakra('div', {
  base: {
    mx: { base: '-u2', sm: '-u4', md: '0' },
    mt: { base: '-u2.5', md: '0' },
    mb: { base: 'u2.5', md: 'u1' },
    bg: { base: 'bg.card', md: 'transparent' },
    borderBottomWidth: { base: '1px', md: '0' },
    display: { base: 'flex', md: 'block' },
    alignItems: 'center',
    '& a': {
      flex: '1',
      display: 'flex',
      alignItems: 'center',
      gap: 'u1',
      minH: { base: 'bar', md: 'u3' },
      px: { base: 'u1.5', md: '0' },
      width: { md: 'fit-content' },
      fontSize: { base: '0.9375rem', md: '0.84375rem' },
      fontWeight: { base: 'semibold', md: 'normal' },
      color: { base: 'fg', md: 'fg.3' },
      _hover: { color: 'fg', textDecoration: { md: 'underline' } },
      _focusVisible: { outlineOffset: { base: '-2px', md: '2px' } },
    },
  },
})
const Grid = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    justifyContent: 'space-between',
    alignItems: { base: 'stretch', sm: 'center' },
    columnGap: 'u4',
    rowGap: 'u1.5',
    flexWrap: 'wrap',
  },
})

export type PageHeaderProps = {
  title: ReactNode
  /** Adds a quiet line above the title. */
  eyebrow?: ReactNode
  /** Shown above the title on a phone only, where the turn comes first. */
  chip?: ReactNode
  subtitle?: ReactNode
  /** Stands at the end of a phone's bar: what is seldom done. */
  menu?: ReactNode
  back?: { label: string; link: LinkElement } | undefined
  /** Expects Actions or an Amount. */
  aside?: ReactNode
  /** The aside is small enough to stand beside the title on a phone too. */
  asideBesideTitle?: boolean
}

export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, chip, subtitle, back, menu, aside, asideBesideTitle = false } = props
  return (
    <chakra.header mb={{ base: 'u2', md: 'u3' }}>
      {back && (
        <Back data-page-bar>
          {fillLink(
            back.link,
            <>
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
              {back.label}
            </>,
          )}
          {menu && (
            <chakra.div hideFrom="md" pe="u0.5">
              {menu}
            </chakra.div>
          )}
        </Back>
      )}
      <Grid
        {...(asideBesideTitle && { flexDirection: 'row', flexWrap: 'nowrap', alignItems: 'center', columnGap: 'u2' })}
      >
        <chakra.div minW="0" flex={{ sm: '1 1 16rem' }}>
          {chip && (
            <chakra.div hideFrom="md" mb="u1">
              {chip}
            </chakra.div>
          )}
          {eyebrow && (
            <chakra.div textStyle="secondary" color="fg.3">
              {eyebrow}
            </chakra.div>
          )}
          <chakra.h1 textStyle="pageHeading" overflowWrap="anywhere" tabIndex={-1}>
            {title}
          </chakra.h1>
          {subtitle && (
            <chakra.div textStyle="secondary" color="fg.3" mt="u0.5">
              {subtitle}
            </chakra.div>
          )}
        </chakra.div>
        {asideBesideTitle ? <chakra.div flexShrink="0">{aside}</chakra.div> : aside}
      </Grid>
    </chakra.header>
  )
}
