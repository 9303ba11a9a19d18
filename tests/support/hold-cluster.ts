import { openCluster } from '#server/db/embedded/cluster.ts'

// A process that a test may kill: holds the cluster of the folders it is given and says so.
const [dataDir = '', rootFolder = ''] = process.argv.slice(2)
await openCluster({ dataDir, rootFolder, durable: false, say: () => undefined })
process.stdout.write('held\n')
