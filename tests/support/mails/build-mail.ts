import { createTransport, type SendMailOptions } from 'nodemailer'
import { dkimOf, type MailDomain } from './domain-keys'

/** Returns the bytes of a mail, which is signed if `signedBy` is given. */
export async function buildMail(
  options: SendMailOptions,
  { signedBy }: { signedBy?: MailDomain } = {},
): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const sent = await transport.sendMail({ ...options, ...(signedBy ? { dkim: dkimOf(signedBy) } : {}) })
  return sent.message as Buffer
}

export const rawMail = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1')
