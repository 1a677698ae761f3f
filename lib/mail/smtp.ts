import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/deliveries/services'

/**
 * Milliseconds. A relay may think for minutes about what it was sent: given up too early, the mail that it then takes is sent again.
 * So the silence of one answer outlasts any try, and the `signal` of whoever sends ends it, with the connection at once.
 */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 0,
}

/**
 * The mail server of an address as SMTP_URL has it; whoever asks closes it. A password goes over TLS alone: where the server
 * offers none, nothing is sent and it fails with `ETLS`. On this machine there is nobody in between.
 */
export function mailServer(url: string) {
  const { username, hostname } = new URL(url)
  const requireTLS = username !== '' && !isLoopbackName(hostname)
  return nodemailer.createTransport({ url, requireTLS, ...timeouts })
}
