import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type ShakyLine = {
  /** The same service at an address whose connections can be cut. */
  url: string
  /** How many live connections lead through it; a request that has been answered does not count for long. */
  open: () => number
  /** Cuts every connection, as a network does that goes away: nobody says goodbye. */
  cut: () => void
  close: () => Promise<void>
}

/** Passes every byte on to `target` until it is cut. */
export async function openShakyLine(target: string): Promise<ShakyLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(near)
        other.destroy()
      })
    }
    sockets.add(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
