import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/deliveries/services'

/** In milliseconds. `socketTimeout` exceeds the longest try (45 s), because an interrupted mail may be sent twice. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 0,
}

/**
 * The caller has to close the connection.
 * If `url` has a user name, the server must offer TLS (otherwise `ETLS`), except on this machine.
 */
export function mailServer(url: string) {
  const { username, hostname } = new URL(url)
  const requireTLS = username !== '' && !isLoopbackName(hostname)
  return nodemailer.createTransport({ url, requireTLS, ...timeouts })
}
