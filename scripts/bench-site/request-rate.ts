import { Agent, get } from 'node:http'

export type Load = {
  connections: number
  /** Milliseconds after which no request is begun. */
  duration: number
  /** Requests after which none is begun, however fast they were. */
  most: number
}

/** Requests per second that an address answers over connections kept open, compressed as browsers ask for it. */
export async function requestRate(url: string, { connections, duration, most }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  let begun = 0
  let done = 0
  const client = async () => {
    while (begun < most && performance.now() - started < duration) {
      begun++
      await request(url, agent)
      done++
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
    return (done / (performance.now() - started)) * 1000
  } finally {
    agent.destroy()
  }
}

const request = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
