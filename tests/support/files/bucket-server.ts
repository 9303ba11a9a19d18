import S3rver from 's3rver'

/** Runs an S3 service on this machine with an empty bucket, and returns the `S3_URL` of a folder of it. */
export const bucketServer = async (directory: string) => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'evenhand', configs: [] }],
  })
  const { port } = await server.run()
  return { address: `http://S3RVER:S3RVER@127.0.0.1:${port}/evenhand/files`, stop: () => server.close() }
}
