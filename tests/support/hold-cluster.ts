import { openCluster } from '#server/db/embedded/cluster.ts'

// Runs as a process that a test may kill: holds the cluster of the given folders and reports when it is open.
const [dataDir = '', rootFolder = ''] = process.argv.slice(2)
await openCluster({ dataDir, rootFolder, durable: false, print: () => undefined })
process.stdout.write('held\n')
