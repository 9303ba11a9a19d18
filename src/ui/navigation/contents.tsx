import { chakra } from '@chakra-ui/react/styled-system'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: 'u5', md: 'u4' },
      color: 'brand.strong',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
})

/** Links to the sections of a page. */
export function Contents({ title, items }: { title: string; items: readonly { id: string; title: string }[] }) {
  return (
    <chakra.nav aria-label={title} mb="u3">
      <chakra.p textStyle="label" color="fg.2" mb="u0.5">
        {title}
      </chakra.p>
      <List>
        {items.map(({ id, title: text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </List>
    </chakra.nav>
  )
}
