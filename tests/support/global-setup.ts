import { clusterVariable, startTestCluster, type TestCluster } from './cluster.ts'

/** Runs once per run, for Vitest and for Playwright alike; their workers inherit the environment. */
export default async function setup() {
  const { stop, ...logins } = await startTestCluster()
  process.env[clusterVariable] = JSON.stringify(logins satisfies TestCluster)
  return stop
}
