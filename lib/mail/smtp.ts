import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/deliveries/services'

/**
 * In milliseconds, and longer than any try may take. A relay may need minutes to accept a mail; if one of these limits ended
 * the try before, the accepted mail would be sent again. The `signal` of the try ends it together with its connection.
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
