import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { listPage, messagePage, type CurrentCode } from './mailbox-pages'
import { createFaults, type Faults } from '../fake-services/faults'
import { markup, pageFrame } from '../fake-services/page'
import { empty, json, page, serve, type Call, type Reply } from '../fake-services/serve'
import { openMailStore, parseMessage, type MailStore } from './mails'
import { passOn, type Incoming } from './pass-on'
import { startDns } from './start-dns'

type Options = {
  smtpPort: number
  pagePort: number
  dataDir: string
  codes?: () => Promise<CurrentCode[]>
  /** Mails to this domain go to the site instead of the mailbox. */
  incoming?: Incoming
}
type Mailbox = { smtpUrl: string; pageUrl: string; dns: string; stop: () => Promise<void> }

// A mail may contain foreign HTML, so no mail can run a script or load a file.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Accepts mails to any address by SMTP, and shows them on a page and at `/api/messages`. */
export async function startMailbox({
  smtpPort,
  pagePort,
  dataDir,
  codes = async () => [],
  incoming,
}: Options): Promise<Mailbox> {
  const store = await openMailStore(join(dataDir, 'messages'))
  const faults = createFaults()
  const dns = await startDns()
  const smtp = await receiveMail({ port: smtpPort, store, faults, incoming })
  const web = await serve({
    port: pagePort,
    faults,
    handle: async (call) => keepRecords(call, dns.records) ?? answer(call, store, codes),
  }).catch(async (error: unknown) => {
    await smtp.stop()
    throw error
  })
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    pageUrl: web.url,
    dns: dns.address,
    stop: async () => void (await Promise.all([smtp.stop(), web.stop(), dns.stop()])),
  }
}

/** `PUT /api/dns?name=…&text=…` adds a record to the local DNS server. */
function keepRecords({ method, path, query }: Call, records: Map<string, string>): Reply | null {
  if (path !== '/api/dns' || method !== 'PUT') return null
  records.set((query.get('name') ?? '').toLowerCase(), query.get('text') ?? '')
  return empty(204)
}

async function answer(
  { method, path, query }: Call,
  store: MailStore,
  codes: () => Promise<CurrentCode[]>,
): Promise<Reply> {
  if (path === '/api/messages' && method === 'DELETE') {
    await store.clear()
    return empty(204)
  }
  if (path === '/api/messages') return json(store.list(query.get('to')))
  if (path === '/api/codigos') return json(await codes())
  if (path === '/codigos') return page(codesPage(await codes()))
  if (path === '/') return page(listPage(store.list(query.get('to')), query.get('to')))
  const [, id = '', part] = /^\/mensajes\/([\w-]+)(\/html)?$/.exec(path) ?? []
  const mail = store.find(id)
  if (!mail)
    return page(
      pageFrame({
        title: 'Ese correo no está',
        note: 'Quizá se vació el buzón.',
        body: markup`<a href="/">Volver al buzón</a>`,
      }),
      404,
    )
  if (!part) return page(messagePage(mail))
  const base = '<base target="_blank">'
  const framed = page(
    /<head[^>]*>/i.test(mail.html) ? mail.html.replace(/<head[^>]*>/i, `$&${base}`) : base + mail.html,
  )
  return { ...framed, headers: { ...framed.headers, 'content-security-policy': mailPolicy } }
}

const note = 'Lo que mostraría la aplicación de códigos de cada cuenta. Solo existe en esta copia local.'
const waiting = (waitMs: number) => (waitMs > 0 ? ` (desde dentro de ${Math.ceil(waitMs / 1000)} s)` : '')

const row = ({ email, code, waitMs }: CurrentCode) =>
  markup`<tr><td>${email}</td><td class="n"><code>${code}</code>${waiting(waitMs)}</td></tr>`

function codesPage(codes: readonly CurrentCode[]): string {
  const body = codes.length
    ? markup`<table><thead><tr><th>Cuenta</th><th class="n">Código</th></tr></thead><tbody>${codes.map(row)}</tbody></table>`
    : markup`<p class="empty">Ninguna cuenta tiene segundo paso todavía.</p>`
  return pageFrame({
    title: 'Códigos del segundo paso',
    note,
    body: [body, markup`<p><a href="/">Volver al buzón</a></p>`],
  })
}

/** The mailbox takes slightly larger mails than the site, so that the site itself refuses mails that are too large. */
const maximumSize = 26 * 1024 * 1024

class Refused extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(responseCode < 500 ? 'Intenta de nuevo más tarde' : 'Buzón no disponible')
    this.responseCode = responseCode
  }
}

type Receiving = { port: number; store: MailStore; faults: Faults; incoming: Incoming | undefined }

async function receiveMail({ port, store, faults, incoming }: Receiving) {
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
    const recipients = [...new Set(rcptTo.map((recipient) => recipient.address.toLowerCase()))]
    const isOurs = (address: string) => incoming !== undefined && address.endsWith(`@${incoming.domain}`)
    const [ours, others] = [recipients.filter(isOurs), recipients.filter((address) => !isOurs(address))]
    if (incoming && ours.length > 0) {
      const code = await passOn(incoming, {
        from: mailFrom ? mailFrom.address : '',
        to: ours,
        ip: session.remoteAddress.replace(/^::ffff:/, ''),
        helo: session.hostNameAppearsAs || 'localhost',
        mail: Buffer.concat(chunks),
      })
      if (code) throw new Refused(code)
      if (others.length === 0) return
    }
    const envelope = {
      id: randomUUID(),
      to: others,
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
  // Without this listener a client that hangs up would end the process.
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
