import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Starts a mail server without TLS, and returns the commands and the texts of mails that it receives.
 * `refusals` has responses by the first four letters of a command, or by BODY for the mail itself.
 * `delayOf` returns the number of milliseconds before each response.
 */
export async function startPlainMailServer(
  host: string,
  refusals: Record<string, string> = {},
  delayOf: (heard: string) => number = () => 0,
) {
  const heard: string[] = []
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const answers: Record<string, string> = {
    EHLO: '250-here\r\n250 AUTH PLAIN',
    STAR: '502 5.5.1 no such command',
    AUTH: '235 ok',
    DATA: '354 go on',
    ...refusals,
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    socket.write('220 ready\r\n')
    let mail: string | null = null
    const answer = (verb: string) => {
      heard.push(verb)
      mail = verb === 'DATA' && answers.DATA?.startsWith('354') ? '' : null
      setTimeout(() => socket.write(`${answers[verb] ?? '250 ok'}\r\n`), delayOf(verb))
    }
    socket.on('data', (chunk) => {
      if (mail === null) return answer(chunk.toString().slice(0, 4))
      mail += chunk.toString()
      if (!mail.endsWith('\r\n.\r\n')) return
      mails.push(mail)
      answer('BODY')
    })
    socket.on('error', () => undefined)
  }).listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://user:pass@${host}:${port}`,
    heard,
    mails,
    connections: () => sockets.size,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
