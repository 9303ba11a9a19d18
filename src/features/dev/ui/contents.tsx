import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { uiTexts } from '../texts/ui.ts'
import { sections } from './sections.ts'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'u2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '44px', sm: 'u4' },
      color: 'brand.strong',
      fontWeight: 'semibold',
      _hover: { textDecoration: 'underline' },
    },
  },
})

export function Contents() {
  const ui = uiTexts
  return (
    <nav aria-label={ui.contents()}>
      <List>
        {sections.map((name) => (
          <li key={name}>
            <Link to="/dev/ui" hash={name}>
              {ui.section[name]()}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
