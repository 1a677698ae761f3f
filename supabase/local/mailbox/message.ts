import PostalMime from 'postal-mime'
import { findLinks } from './find-links'

export type Attachment = { filename: string; mimeType: string; size: number }
export type Message = {
  id: string
  /** Envelope recipients: who really gets it, blind copies included. */
  to: string[]
  from: string
  /** Whom an answer goes to, when it is not the sender. */
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
