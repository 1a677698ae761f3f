import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A mail server without TLS that answers the commands of `refusals` with them. It hears the first four letters of each. */
export async function startPlainMailServer(host: string, refusals: Record<string, string> = {}) {
  const heard: string[] = []
  const answers: Record<string, string> = {
    EHLO: '250-here\r\n250 AUTH PLAIN',
    STAR: '502 5.5.1 no such command',
    AUTH: '235 ok',
    ...refusals,
  }
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (line) => {
      const verb = line.toString().slice(0, 4)
      heard.push(verb)
      socket.write(`${answers[verb] ?? '250 ok'}\r\n`)
    })
    socket.on('error', () => undefined)
  }).listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://user:pass@${host}:${port}`, heard, stop: () => void server.close() }
}
