import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { linkOptions } from '@tanstack/react-router'
import type { AppFeature, Waiting } from '#src/features/feature.ts'
import { features } from '#src/features/features.ts'
import { countBadge } from '#src/features/navigation.ts'

/** This area is unknown to every shared file. It uses a topic and an entity that the contract already has. */
const sample: AppFeature = {
  name: 'sample',
  navigation: [
    {
      section: 'main',
      key: 'sample',
      order: 15,
      label: () => 'Sample',
      icon: IconCalendar,
      link: { to: '/account' },
      who: 'child.see',
      badge: countBadge({
        kind: 'unread',
        label: (_, count) => `${count} samples`,
        query: () => ({ queryKey: ['sample', 'count'], queryFn: () => Promise.resolve({ samples: 7 }) }),
        count: ({ samples }) => samples,
      }),
    },
    { section: 'expenses', key: 'sample', order: 15, label: () => 'Samples', link: { to: '/expenses/account' } },
    {
      section: 'about',
      key: 'sampleHelp',
      order: 45,
      label: () => 'Sample help',
      icon: IconCalendar,
      link: { to: '/help' },
    },
  ],
  live: { queries: { paymentAccount: (id) => [['sample', id]] }, recorded: ['paymentAccount'] },
  pages: { paymentAccount: (id) => linkOptions({ to: '/help/$article', params: { article: id } }) },
  notices: { paymentAccount: { icon: IconCalendar, title: (_, name) => `${name} made a sample` } },
  home: {
    order: 15,
    dictionaries: [],
    load: () => Promise.resolve({ Lines: SampleLines, countLines: () => 1, Aside: SampleAside }),
  },
  charts: { paymentAccount: { dictionary: 'home', labels: () => ({ verified: () => 'A sample label' }) } },
}

function SampleLines({ waiting }: { waiting: Waiting }) {
  return <li>{`A sample beside ${waiting.support.length} of child support`}</li>
}

function SampleAside() {
  return <aside>A sample aside</aside>
}

export const withSample: readonly AppFeature[] = [...features.filter(({ name }) => name !== 'payment-accounts'), sample]
