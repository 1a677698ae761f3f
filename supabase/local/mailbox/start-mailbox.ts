import { join } from 'node:path'
import type { CurrentCode } from '../auth/current-codes'
import { createFaults } from '../neighbour/faults'
import { markup } from '../neighbour/markup'
import { pageFrame } from '../neighbour/page-frame'
import { empty, json, page, type Call, type Reply } from '../neighbour/reply'
import { serve } from '../neighbour/serve'
import { openMailStore, type MailStore } from './mail-store'
import { codesPage } from './codes-page'
import { listPage, messagePage } from './mail-page'
import { receiveMail } from './receive-mail'

type Options = {
  smtpPort: number
  pagePort: number
  dataDir: string
  /** The codes of the second step that `/codigos` shows. */
  codes?: () => Promise<CurrentCode[]>
}
export type Mailbox = { smtpUrl: string; pageUrl: string; stop: () => Promise<void> }

// What a mail says is not ours: it runs no script, loads nothing and opens its links elsewhere.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** A mailbox for every address: SMTP in, a page and `/api/messages` out. Port 0 picks a free one. */
export async function startMailbox({
  smtpPort,
  pagePort,
  dataDir,
  codes = async () => [],
}: Options): Promise<Mailbox> {
  const store = await openMailStore(join(dataDir, 'messages'))
  const faults = createFaults()
  const smtp = await receiveMail(smtpPort, store, faults)
  const web = await serve({
    port: pagePort,
    faults,
    handle: async (call) => answer(call, store, codes),
  }).catch(async (error: unknown) => {
    await smtp.stop()
    throw error
  })
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    pageUrl: web.url,
    stop: async () => void (await Promise.all([smtp.stop(), web.stop()])),
  }
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
