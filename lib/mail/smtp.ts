import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/deliveries/services'

/**
 * In milliseconds. `socketTimeout` is longer than any attempt; if it cut off a mail that the relay accepted, we would
 * send it twice.
 */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 0,
}

/**
 * Returns a connection, which the caller closes.
 * With a user name it fails with `ETLS` when the server offers no TLS, so that no password is sent in plain text,
 * except on this machine.
 */
export function mailServer(url: string) {
  const { username, hostname } = new URL(url)
  const requireTLS = username !== '' && !isLoopbackName(hostname)
  return nodemailer.createTransport({ url, requireTLS, ...timeouts })
}
