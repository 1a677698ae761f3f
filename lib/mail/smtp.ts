import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/deliveries/services'

/**
 * Milliseconds. A relay may take minutes to accept a mail; if we gave up earlier, the accepted mail would be sent again. So this
 * is longer than any try, and the sender's `signal` ends the try and its connection at once.
 */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 0,
}

/**
 * The mail server of SMTP_URL; the caller closes it. A password is sent over TLS only: without TLS nothing is sent and the call
 * fails with `ETLS`. Servers on this machine need no TLS.
 */
export function mailServer(url: string) {
  const { username, hostname } = new URL(url)
  const requireTLS = username !== '' && !isLoopbackName(hostname)
  return nodemailer.createTransport({ url, requireTLS, ...timeouts })
}
