import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** Made when the mail is written: the row of a change alone, which more people can read, takes nothing back. */
const sign = (change: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`email-undo\0${change}`).digest('base64url')

export const undoPath = (change: string): string =>
  `/auth/deshacer?${new URLSearchParams({ cambio: change, firma: sign(change) }).toString()}`

export function isUndoLink(change: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(change)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
