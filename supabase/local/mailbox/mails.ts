import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { keepFile, readKept } from '../fake-services/keep-file'

export type MailStore = {
  add: (message: Message) => Promise<void>
  find: (id: string) => Message | undefined
  /** Returns the mails to the address `to`, newest first, or the mails to all addresses if `to` is null. */
  list: (to: string | null) => Message[]
  clear: () => Promise<void>
}

export async function openMailStore(folder: string): Promise<MailStore> {
  const messages = ((await readKept(folder)) as Message[]).sort((a, b) => a.date.localeCompare(b.date))
  const pathOf = (message: Message) => join(folder, `${message.id}.json`)
  return {
    async add(message) {
      await keepFile(pathOf(message), JSON.stringify(message))
      messages.push(message)
    },
    find: (id) => messages.find((message) => message.id === id),
    list(to) {
      const wanted = to?.toLowerCase()
      return messages
        .filter((message) => !wanted || message.to.some((address) => address === wanted))
        .toReversed()
    },
    async clear() {
      const gone = messages.splice(0)
      await Promise.all(gone.map((message) => rm(pathOf(message), { force: true })))
    },
  }
}

type Attachment = { filename: string; mimeType: string; size: number }
export type Message = {
  id: string
  /** The recipients come from the envelope, so they include blind copies. */
  to: string[]
  from: string
  /** The addresses for replies; empty when replies go to the sender. */
  replyTo: { name: string; address: string }[]
  subject: string
  text: string
  html: string
  date: string
  messageId: string
  links: string[]
  attachments: Attachment[]
}

type Envelope = { id: string; to: string[]; from: string; date: string }

export async function parseMessage(raw: Buffer, envelope: Envelope): Promise<Message> {
  const mail = await new PostalMime().parse(raw)
  const html = mail.html ?? ''
  const text = mail.text ?? ''
  return {
    ...envelope,
    from: mail.from?.address ?? envelope.from,
    replyTo: (mail.replyTo ?? []).map(({ name, address }) => ({ name, address: address ?? '' })),
    subject: mail.subject ?? '',
    text,
    html,
    messageId: mail.messageId ?? '',
    links: findLinks(html, text),
    attachments: mail.attachments.map((file) => ({
      filename: file.filename ?? 'sin-nombre',
      mimeType: file.mimeType,
      size: typeof file.content === 'string' ? file.content.length : file.content.byteLength,
    })),
  }
}

const decode = (address: string) =>
  address
    .replace(/&(?:amp|#38|#x26);/gi, '&')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&#x3d;/gi, '=')

function findLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decode(match[1] ?? match[2] ?? ''),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) => match[0])
  return [...new Set([...inHtml, ...inText].filter((address) => /^https?:\/\//i.test(address)))]
}
