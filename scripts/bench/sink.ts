import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A loopback server that does nothing but write what it gets to a file and flush it to the disk. */
export async function startSink(dir: string) {
  const file = path.join(dir, 'sink')
  const server = createServer((request, response) => {
    void (async () => {
      await pipeline(request, createWriteStream(file))
      const handle = await open(file, 'r+')
      await handle.sync()
      await handle.close()
      response.end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
