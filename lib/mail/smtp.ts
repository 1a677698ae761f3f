import 'server-only'
import nodemailer from 'nodemailer'
import { isLoopbackName } from '@/lib/outbox/services'

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * The mail server of an address as SMTP_URL has it; whoever asks closes it. A password goes over TLS alone: where the server
 * offers none, nothing is sent and it fails with `ETLS`. On this machine there is nobody in between.
 */
export function mailServer(url: string) {
  const { username, hostname } = new URL(url)
  const requireTLS = username !== '' && !isLoopbackName(hostname)
  return nodemailer.createTransport({ url, requireTLS, ...timeouts })
}
