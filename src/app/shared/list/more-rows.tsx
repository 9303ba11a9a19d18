import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#src/ui/buttons/button.tsx'

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 'u1',
    p: 'u2',
    borderTopWidth: '1px',
  },
})

type MoreRowsProps = {
  query: {
    readonly hasNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  texts: {
    readonly moreFailed: string
    readonly retry: string
    /** Labels the button for the next page; a list that loads it while the viewer scrolls has none. */
    readonly more?: string
  }
}

/** Offers the next page below a list, or says that it could not be loaded. */
export function MoreRows({ query, texts: { moreFailed, retry, more } }: MoreRowsProps) {
  const failed = query.isFetchNextPageError
  const label = failed ? retry : query.hasNextPage && more
  if (!label) return null
  return (
    <Foot>
      {failed && <p role="alert">{moreFailed}</p>}
      <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </Foot>
  )
}
