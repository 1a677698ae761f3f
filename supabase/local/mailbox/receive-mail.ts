import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Faults } from '../neighbour/faults'
import type { MailStore } from './mail-store'
import { parseMessage } from './message'

const maximumSize = 25 * 1024 * 1024

class Refused extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(responseCode < 500 ? 'Intenta de nuevo más tarde' : 'Buzón no disponible')
    this.responseCode = responseCode
  }
}

/** SMTP on 127.0.0.1 without log-in: whatever arrives is parsed and kept. Returns the bound port. */
export async function receiveMail(port: number, store: MailStore, faults: Faults) {
  const sockets = new Map<number, Socket>()
  const socketOf = (session: SMTPServerSession) => sockets.get(session.remotePort)

  async function take(stream: AsyncIterable<Buffer>, session: SMTPServerSession) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const [first] = session.envelope.rcptTo
    const fault = faults.take(`/smtp/${first?.address.toLowerCase() ?? ''}`, 'DATA')
    if (fault?.mode === 'slow') await wait(fault.ms)
    if (fault?.mode === '429' || fault?.mode === '500') throw new Refused(451)
    if (fault?.mode === 'status') throw new Refused(fault.status >= 550 ? fault.status : 451)
    if (fault?.mode === 'garbage' || fault?.mode === 'noise')
      return void socketOf(session)?.end('\u0000 no es SMTP\r\n')
    if (fault?.mode === 'hangup') return void socketOf(session)?.destroy()
    const { rcptTo, mailFrom } = session.envelope
    const envelope = {
      id: randomUUID(),
      to: [...new Set(rcptTo.map((recipient) => recipient.address.toLowerCase()))],
      from: mailFrom ? mailFrom.address : '',
      date: new Date().toISOString(),
    }
    await store.add(await parseMessage(Buffer.concat(chunks), envelope))
    if (fault?.mode === 'hangup-after' || fault?.mode === 'garbage-after') socketOf(session)?.destroy()
  }

  const server = new SMTPServer({
    size: maximumSize,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      take(stream, session).then(
        () => done(stream.sizeExceeded ? new Refused(552) : null),
        (error: unknown) => done(error instanceof Error ? error : new Refused(451)),
      )
    },
  })
  // A client that hangs up is its own business; without a listener it would end this process.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const key = socket.remotePort ?? 0
    sockets.set(key, socket)
    socket.once('close', () => sockets.delete(key))
  })
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
