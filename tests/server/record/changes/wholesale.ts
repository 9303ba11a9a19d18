import { writeFile } from 'node:fs/promises'
import { restore } from '../backup.ts'
import type { Change } from '../change.ts'
import { recordsExpense } from '../going-on.ts'
import { copyIn } from '../story.ts'

/** Changes of everything at once. What else can be done with the key is in launder.test.ts. */
export const wholesaleChanges: readonly Change[] = [
  {
    name: 'the database, which is set back to a backup',
    how: ({ client, story }) => restore(client, story.backup.rows),
    found: ['signer', 'verify'],
  },
  {
    name: 'the database and the copy outside, which are set back together',
    how: async (place) => {
      const { client, story, dataDir } = place
      await restore(client, story.backup.rows)
      await writeFile(copyIn(dataDir), story.backup.outside)
      await recordsExpense(place)
    },
    found: ['olderExport'],
  },
]
